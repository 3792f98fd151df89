import { downloadResume } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FileLinks } from '../file-links.ts';
import { requireFile, type ResumeFileStore } from '../resume-file-store.ts';
import { requireOwnResume, type ResumeStore } from '../resume-store.ts';
import type { MalwareScanner } from '../scanning/malware-scanner.ts';
import { requireServed } from '../scanning/require-served.ts';

export type DownloadDeps = { resumes: ResumeStore; files: ResumeFileStore; links: FileLinks; scanner: MalwareScanner };

export function downloadResumeRoute(http: ServiceHttp, { resumes, files, links, scanner }: DownloadDeps) {
  http.route({
    ...downloadResume,
    handler: async (request) => {
      const { value: resume } = await requireOwnResume(resumes, request.params.id, userOf(request).user_id);
      const { file_id, original_name } = resume;
      const file = await requireFile(files, file_id);
      requireServed(file, scanner);
      const named = { name: original_name, kind: file.value.kind };
      return { downloadURL: links.link(file_id, named, request.query.disposition === 'inline' ? 'view' : 'save') };
    },
  });
}
