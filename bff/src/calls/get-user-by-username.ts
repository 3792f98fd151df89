import type { UserActor } from '@waypost/contracts/actor';
import { getUserByUsername } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import type { PublicProfile } from '@waypost/contracts/entities/profile';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { viewerOf } from './viewer.ts';

type Asked = { username: string; viewer?: UserActor | undefined; signal?: AbortSignal };

/** identity: the public profile, as the viewer may see it. jobs: how many posts the person has, as the list of them counts. */
export async function readPublicProfile(
  client: Client,
  { username, viewer: actor, signal }: Asked,
): Promise<PublicProfile> {
  const profile = await client.call(getUserByUsername, { params: { username } }, { actor, signal });
  const querystring = { created_by: profile._id, limit: '1' };
  const posted = await orWhenAway(client.call(searchJobPosts, { querystring }, { signal }), null);
  return { ...profile, posted_jobs: posted && posted.total };
}

export function getUserByUsernameRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...getUserByUsername,
    handler: (request) =>
      readPublicProfile(client, { username: request.params.username, viewer: viewerOf(request.actor) }),
  });
}
