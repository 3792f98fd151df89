import { getProfileCompletion } from '@waypost/contracts/calls/identity';
import { listResumes } from '@waypost/contracts/calls/resumes';
import { orWhenAway } from '@waypost/runtime/or-when-away';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';

/** identity: eight sections. resumes: whether there is one; unknown while it is away. */
export function getProfileCompletionRoute(http: ServiceHttp, { client }: { client: Client }) {
  http.route({
    ...getProfileCompletion,
    handler: async (request) => {
      const actor = userOf(request);
      const [completion, resumes] = await Promise.all([
        client.call(getProfileCompletion, {}, { actor }),
        orWhenAway(client.call(listResumes, {}, { actor }), null),
      ]);
      return { ...completion, userResumes: { ...completion.userResumes, is_completed: resumes && resumes.total > 0 } };
    },
  });
}
