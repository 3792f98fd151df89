import { getApplicantResume } from '@waypost/contracts/calls/applications';
import { linkFile, readFileText } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireSentFile } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

export function getApplicantResumeRoute(http: ServiceHttp, parts: SightParts) {
  const { store, client } = parts;

  http.route({
    ...getApplicantResume,
    handler: async (request) => {
      const actor = userOf(request);
      const application = await requireSentFile(store, actor, request.params.id);
      const { job_post_id, file_id, file_name } = application.value;
      const asked = request.query?.blind === 'true';
      const sight = await sightOf(parts, actor, { job_post_id, asked });
      const params = { id: file_id };
      const [link, { text, text_status, names }] = await Promise.all([
        client.call(linkFile, { params, body: { name: file_name } }),
        client.call(readFileText, { params }),
      ]);
      if (!sight.isHidden(application)) return { ...link, filename: file_name, text, text_status };
      const [shown = null] = await sight.showTexts(application, text === null ? [] : [text], names);
      const { content_type } = link;
      const filename = await sight.nameOf(application);
      return { downloadURL: null, content_type, filename, text: shown, text_status };
    },
  });
}
