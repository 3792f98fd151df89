import { readNewestText } from '@waypost/contracts/calls/resumes';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FileTextStore } from '../file-text-store.ts';
import { positionsIn } from '../positions.ts';
import { newestReadable, type ResumeStore } from '../resume-store.ts';
import { hashOf } from '../text-state.ts';

export function readNewestTextRoute(
  http: ServiceHttp,
  { resumes, texts }: { resumes: ResumeStore; texts: FileTextStore },
) {
  http.route({
    ...readNewestText,
    handler: async (request) => {
      const resume = await newestReadable(resumes, request.params.id);
      const read = resume ? await texts.findOne({ _id: resume.value.file_id }) : null;
      if (!resume || !read) return { resume_id: null, text: null, text_hash: null, positions: [] };
      return {
        resume_id: resume.id,
        text: read.text,
        text_hash: hashOf(resume.value.text),
        positions: positionsIn(read),
      };
    },
  });
}
