import { uploadResume } from '@waypost/contracts/calls/resumes';
import { AppError } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { formRoute } from '@waypost/runtime/service/http/file-form';
import { newId } from '@waypost/runtime/service/new-id';
import { acceptFile } from '../accept-file.ts';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { freePlace } from '../free-place.ts';
import { release } from '../resume-file.ts';
import { createInPlace, resumesOf, type ResumeStore } from '../resume-store.ts';
import { toResume } from '../resume-view.ts';
import { upload } from '../resume.ts';
import { storeFile } from '../store-file.ts';

export function uploadResumeRoute(http: ServiceHttp, deps: FileDeps & { resumes: ResumeStore }) {
  http.route({
    ...uploadResume,
    ...formRoute(uploadResume),
    handler: async (request) => {
      const { user_id } = userOf(request);
      const accepted = await acceptFile(request);

      // An early refusal, before anything is stored; the store decides below.
      freePlace(user_id, await resumesOf(deps.resumes, user_id));
      const id = newId();
      const at = new Date().toISOString();
      const file = await storeFile(deps, { user_id, resume_id: id }, accepted, at);

      const resume = await createInPlace(deps.resumes, user_id, (place) =>
        upload({ id, user_id, place }, file, at),
      ).catch(async (error: unknown) => {
        // After any other failure nobody knows whether the resume was written: the sweep finds out.
        if (error instanceof AppError && error.code === 'conflict') await changeFile(deps, file.file_id, release);
        throw error;
      });
      return { resume: toResume(resume) };
    },
  });
}
