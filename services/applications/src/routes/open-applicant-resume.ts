import { openApplicantResume } from '@waypost/contracts/calls/applications';
import { linkFile } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import type { ApplicationStore } from '../application-store.ts';
import { requireSentFile } from '../policies.ts';

export function openApplicantResumeRoute(
  http: ServiceHttp,
  { store, client }: { store: ApplicationStore; client: Client },
) {
  http.route({
    ...openApplicantResume,
    handler: async (request, reply) => {
      const { file_id, file_name } = await requireSentFile(store, userOf(request), request.params.id);
      const { downloadURL } = await client.call(linkFile, { params: { id: file_id }, body: { name: file_name } });
      return reply.redirect(downloadURL);
    },
  });
}
