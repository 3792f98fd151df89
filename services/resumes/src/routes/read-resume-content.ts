import { readResumeContent } from '@waypost/contracts/calls/resumes';
import { AppError } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { cityNames } from '../city-names.ts';
import { contentOf } from '../content/resume-content.ts';
import type { FileTextStore } from '../file-text-store.ts';
import { requireOwnResume, type ResumeStore } from '../resume-store.ts';
import { problemOf } from '../text-state.ts';

const stillRead = 'This resume is still being read. Please try again in a moment.';

export function readResumeContentRoute(
  http: ServiceHttp,
  { resumes, texts }: { resumes: ResumeStore; texts: FileTextStore },
) {
  http.route({
    ...readResumeContent,
    handler: async (request) => {
      const { value } = await requireOwnResume(resumes, request.params.id, userOf(request).user_id);
      const read = value.text.status === 'readable' ? await texts.findOne({ _id: value.file_id }) : null;
      if (!read) throw new AppError('conflict', problemOf(value.text) ?? stillRead);
      return contentOf(read, new Date().toISOString().slice(0, 10), await cityNames());
    },
  });
}
