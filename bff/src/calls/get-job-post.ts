import type { UserActor } from '@waypost/contracts/actor';
import { getUser } from '@waypost/contracts/calls/identity';
import { getJobPost } from '@waypost/contracts/calls/jobs';
import { publicUser, type PublicUser } from '@waypost/contracts/entities/user';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { goneAmong } from './gone-people.ts';
import { jobMarks } from './job-marks.ts';
import { viewerOf } from './viewer.ts';

/** jobs: the post. identity: who posted it. applications: what the viewer saved and applied to. */
export function getJobPostRoute(http: ServiceHttp, { client }: { client: Client }) {
  /** Null while identity is away; undefined of one who is hidden, or gone. */
  const creatorOf = async (id: string, actor: UserActor | undefined): Promise<PublicUser | null | undefined> => {
    const asked = client.call(getUser, { params: { id } }, actor && { actor });
    const user = await orWhenAway(orWhenAway(asked, null), undefined, 'not-found');
    return user && publicUser.parse(user);
  };

  http.route({
    ...getJobPost,
    handler: async (request) => {
      const viewer = viewerOf(request.actor);
      const { id } = request.params;
      const [{ job_post }, marksOf] = await Promise.all([
        client.call(getJobPost, { params: { id }, querystring: {} }, viewer && { actor: viewer }),
        jobMarks(client, viewer, [id], request.query.dsh_id),
      ]);
      const { created_by } = job_post;
      const creator = await creatorOf(created_by, viewer);
      const marks = marksOf(id);
      // Told only to who waits for a decision: to all others it is the same as a hidden profile.
      const isGone =
        marks.is_applied && creator === undefined && (await goneAmong(client, [created_by])).has(created_by);
      return {
        job_post: { ...job_post, creator: creator ?? null },
        ...marks,
        ...(isGone && { is_owner_gone: true as const }),
      };
    },
  });
}
