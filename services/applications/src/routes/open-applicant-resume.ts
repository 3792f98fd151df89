import { openApplicantResume } from '@waypost/contracts/calls/applications';
import { linkFile } from '@waypost/contracts/calls/resumes';
import { forbidden } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireSentFile } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function openApplicantResumeRoute(http: ServiceHttp, parts: SightParts) {
  const { store, client } = parts;

  http.route({
    ...openApplicantResume,
    handler: async (request, reply) => {
      const actor = userOf(request);
      const application = await requireSentFile(store, actor, request.params.id);
      const { job_post_id, file_id, file_name } = application.value;
      const sight = await sightOf(parts, actor, { job_post_id });
      if (sight.isHidden(application)) throw forbidden('This file is hidden until you have decided on the applicant');
      const { downloadURL } = await client.call(linkFile, { params: { id: file_id }, body: { name: file_name } });
      return reply.redirect(downloadURL);
    },
  });
}
