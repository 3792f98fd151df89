import { getProfile } from '@waypost/contracts/calls/identity';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { viewerOf } from './viewer.ts';

/** identity: the profile. resumes: one's own resumes, beside one's own profile only. */
export function getProfileRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...getProfile,
    handler: async (request) => {
      const viewer = viewerOf(request.actor);
      const { params } = request;
      const profile = client.call(getProfile, { params }, viewer && { actor: viewer });
      if (viewer?.user_id !== params.id) return profile;
      const own = orWhenAway(client.call(listResumes, {}, { actor: viewer }), null);
      const [shown, listed] = await Promise.all([profile, own]);
      return { ...shown, resumes: listed && listed.resumes };
    },
  });
}
