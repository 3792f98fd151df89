import type { UserActor } from '@waypost/contracts/actor';
import { getUser } from '@waypost/contracts/calls/identity';
import { getJobPost } from '@waypost/contracts/calls/jobs';
import { publicUser, type PublicUser } from '@waypost/contracts/entities/user';
import { AppError } from '@waypost/contracts/errors';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { jobMarks } from './job-marks.ts';
import { orWhenAway } from './or-when-away.ts';
import { viewerOf } from './viewer.ts';

/** jobs: the post. identity: who posted it. applications: what the viewer saved and applied to. */
export function getJobPostRoute(http: ServiceHttp, { client }: { client: Client }) {
  const creatorOf = async (id: string, actor: UserActor | undefined): Promise<PublicUser | 'gone' | null> => {
    try {
      const user = await orWhenAway(client.call(getUser, { params: { id } }, actor && { actor }), null);
      return user && publicUser.parse(user);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return 'gone';
      throw error;
    }
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
      const creator = await creatorOf(job_post.created_by, viewer);
      if (creator !== 'gone') return { job_post: { ...job_post, creator }, ...marksOf(id) };
      return { job_post: { ...job_post, creator: null }, is_owner_gone: true as const, ...marksOf(id) };
    },
  });
}
