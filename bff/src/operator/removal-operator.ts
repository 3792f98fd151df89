import type { UserActor } from '@waypost/contracts/actor';
import { findAccounts, getUser } from '@waypost/contracts/calls/identity';
import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { readJobPosts } from '@waypost/contracts/calls/jobs';
import { takeDownJobPost } from '@waypost/contracts/calls/jobs/take-down';
import { AppError } from '@waypost/contracts/errors';
import { id } from '@waypost/contracts/fields';
import type { Client } from '@waypost/runtime/service/calls/client';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { securityEvent } from '@waypost/runtime/telemetry/security-events';

export type FoundPerson = { user_id: string; name: string; email: string };
export type FoundPost = { job_post_id: string; title: string; created_by: string };

/** What an operator may remove. Finding comes first, so that it can be said what would go. */
export type RemovalOperator = {
  /** By e-mail address or id. @throws StartError where it is nobody's, or several people's. */
  findPerson(whom: string): Promise<FoundPerson>;
  removePerson(person: FoundPerson): Promise<void>;
  /** @throws StartError where there is none. */
  findPost(job_post_id: string): Promise<FoundPost>;
  takeDownPost(post: FoundPost): Promise<void>;
};

/** In the person's own name, as when they delete their account themselves: there is one way to go, and no process has a right to it that had none. */
const themselves = (user_id: string): UserActor => ({ kind: 'user', user_id, dashboards: [] });

const nobody = (by: string) => new StartError(`Nobody has an account with this ${by}.`);

/** @param client asks as the BFF, which speaks for people, or as all of Waypost. */
export function createRemovalOperator({ client, log }: { client: Client; log: Logger }): RemovalOperator {
  async function idOfEmail(email: string): Promise<string> {
    const { accounts } = await client.call(findAccounts, { body: { email } });
    const [only, ...others] = accounts;
    if (!only) throw nobody('e-mail address');
    if (others.length === 0) return only.user_id;
    const named = accounts.map(({ user_id, iss }) => `  ${user_id} of ${iss}`).join('\n');
    throw new StartError(`Several accounts have this e-mail address. Say by its id which one is meant:\n${named}`);
  }

  return {
    async findPerson(whom) {
      const user_id = id.safeParse(whom).success ? whom : await idOfEmail(whom);
      try {
        const actor = themselves(user_id);
        const { first_name, last_name, email } = await client.call(getUser, { params: { id: user_id } }, { actor });
        // Whoever types it once more would confirm it by an empty line.
        if (!email) throw new StartError('This account tells no e-mail address, by which it is removed.');
        return { user_id, name: `${first_name} ${last_name}`.trim(), email };
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') throw nobody('id');
        throw error;
      }
    },

    async removePerson({ user_id, email }) {
      await client.call(deleteUser, { body: { email } }, { actor: themselves(user_id) });
      log.info(securityEvent('account.removed-by-operator', { user_id }), 'Removed');
    },

    async findPost(job_post_id) {
      const [post] = (await client.call(readJobPosts, { body: { ids: [job_post_id] } })).job_posts;
      if (!post) throw new StartError('There is no job post with this id.');
      return { job_post_id, title: post.title, created_by: post.created_by };
    },

    async takeDownPost({ job_post_id, created_by }) {
      await client.call(takeDownJobPost, { params: { id: job_post_id } });
      log.info(securityEvent('post.removed-by-operator', { job_post_id, user_id: created_by }), 'Removed');
    },
  };
}
