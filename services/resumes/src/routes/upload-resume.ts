import { uploadResume } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { newId } from '@waypost/runtime/service/new-id';
import { acceptFile } from '../accept-file.ts';
import type { FileDeps } from '../file-disposal.ts';
import { resumeNotFound, upload } from '../resume.ts';
import type { ResumeStore } from '../resume-store.ts';
import { toResume } from '../resume-view.ts';
import { storeFile } from '../store-file.ts';

export function uploadResumeRoute(http: ServiceHttp, deps: FileDeps & { resumes: ResumeStore }) {
  http.route({
    ...uploadResume,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const accepted = await acceptFile(request);

      const resume_id = newId();
      const at = new Date().toISOString();
      const file = await storeFile(deps, { user_id, resume_id }, accepted, at);

      const { state, events } = upload(resume_id, user_id, file, at);
      const resume = await deps.resumes.create(state, events);
      if (resume.removed) throw resumeNotFound();
      return { resume: toResume(resume) };
    },
  });
}
