import { getUserByUsername } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import { orWhenAway } from './or-when-away.ts';

/** identity: the public profile. jobs: how many posts the person has, as the list of them counts. */
export function getUserByUsernameRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...getUserByUsername,
    handler: async ({ params }) => {
      const profile = await client.call(getUserByUsername, { params });
      const querystring = { created_by: profile._id, limit: '1' };
      const posted = await orWhenAway(client.call(searchJobPosts, { querystring }), null);
      return { ...profile, posted_jobs: posted && posted.total };
    },
  });
}
