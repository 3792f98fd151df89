import { downloadResume } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { FileLinks } from '../file-links.ts';
import { requireFile } from '../resume-file-store.ts';
import type { ResumeFileStore } from '../resume-file-store.ts';
import { requireOwnResume } from '../resume-store.ts';
import type { ResumeStore } from '../resume-store.ts';

export type DownloadDeps = { resumes: ResumeStore; files: ResumeFileStore; links: FileLinks };

export function downloadResumeRoute(http: ServiceHttp, { resumes, files, links }: DownloadDeps) {
  http.route({
    ...downloadResume,
    handler: async (request) => {
      const { file_id, original_name } = await requireOwnResume(resumes, request.params.id, userOf(request).user_id);
      const { kind } = await requireFile(files, file_id);
      return { downloadURL: links.link(file_id, { name: original_name, kind }) };
    },
  });
}
