import { reserveResume } from '@waypost/contracts/calls/resumes';
import { AppError, invalid } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { contentTypes } from '../reading/file-kind.ts';
import { reserve } from '../resume-file.ts';
import { newestReadable, requireOwnResume, type ResumeStore } from '../resume-store.ts';
import type { KeptResume } from '../resume.ts';
import { problemOf } from '../text-state.ts';

const attempts = 5;

export function reserveResumeRoute(http: ServiceHttp, deps: FileDeps & { resumes: ResumeStore }) {
  http.route({
    ...reserveResume,
    handler: async (request) => {
      const { application_id, submission, user_id, resume_id } = request.body;
      const claim = { application_id, submission, reserved_at: new Date().toISOString() };

      for (let attempt = 1; attempt <= attempts; attempt++) {
        const resume = await chosenResume(deps.resumes, user_id, resume_id);
        const file = await changeFile(deps, resume.value.file_id, reserve(claim));
        // The resume got another file, and this one went, between the two lines above: look again.
        if (!file || file.value.gone) continue;
        return {
          resume_id: resume.id,
          file_id: file.id,
          original_name: resume.value.original_name,
          content_type: contentTypes[file.value.kind],
          text_status: resume.value.text.status,
        };
      }
      throw new AppError('unavailable', 'The resume is being changed right now. Please try again.');
    },
  });
}

async function chosenResume(
  store: ResumeStore,
  user_id: string,
  resume_id: string | undefined,
): Promise<Stored<KeptResume>> {
  if (resume_id === undefined) {
    const newest = await newestReadable(store, user_id);
    if (!newest) throw invalid('resume_id', 'Please upload a resume that can be read before you apply');
    return newest;
  }
  const resume = await requireOwnResume(store, resume_id, user_id);
  const problem = problemOf(resume.value.text);
  if (problem !== undefined) throw invalid('resume_id', `This resume cannot be sent. ${problem}`);
  return resume;
}
