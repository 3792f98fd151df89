import { replaceResume } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { formRoute } from '@waypost/runtime/service/http/file-form';
import { acceptFile } from '../accept-file.ts';
import type { FileDeps } from '../file-disposal.ts';
import { requireKept, requireOwnResume, type ResumeStore } from '../resume-store.ts';
import { toResume } from '../resume-view.ts';
import { replace } from '../resume.ts';
import { storeFile } from '../store-file.ts';

export function replaceResumeRoute(http: ServiceHttp, deps: FileDeps & { resumes: ResumeStore }) {
  http.route({
    ...replaceResume,
    ...formRoute(replaceResume),
    handler: async (request) => {
      const { user_id } = userOf(request);
      const { id: resume_id } = await requireOwnResume(deps.resumes, request.params.id, user_id);
      const accepted = await acceptFile(request);

      const at = new Date().toISOString();
      const file = await storeFile(deps, { user_id, resume_id }, accepted, at);

      const resume = await deps.resumes.change(resume_id, (current) => replace(current, file, at));
      return { resume: toResume(requireKept(resume)) };
    },
  });
}
