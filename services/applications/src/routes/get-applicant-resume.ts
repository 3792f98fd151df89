import { getApplicantResume } from '@waypost/contracts/calls/applications';
import { linkFile, readFileText } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import type { ApplicationStore } from '../application-store.ts';
import { requireSentFile } from '../policies.ts';

export function getApplicantResumeRoute(
  http: ServiceHttp,
  { store, client }: { store: ApplicationStore; client: Client },
) {
  http.route({
    ...getApplicantResume,
    handler: async (request) => {
      const { file_id, file_name } = await requireSentFile(store, userOf(request), request.params.id);
      const params = { id: file_id };
      const [link, { text }] = await Promise.all([
        client.call(linkFile, { params, body: { name: file_name } }),
        client.call(readFileText, { params }),
      ]);
      return { ...link, filename: file_name, text };
    },
  });
}
