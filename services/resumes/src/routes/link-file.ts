import { linkFile } from '@waypost/contracts/calls/resumes';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FileLinks } from '../file-links.ts';
import { contentTypes } from '../reading/file-kind.ts';
import { requireFile, type ResumeFileStore } from '../resume-file-store.ts';
import type { MalwareScanner } from '../scanning/malware-scanner.ts';
import { requireServed } from '../scanning/require-served.ts';

type LinkDeps = { files: ResumeFileStore; links: FileLinks; scanner: MalwareScanner };

export function linkFileRoute(http: ServiceHttp, { files, links, scanner }: LinkDeps) {
  http.route({
    ...linkFile,
    handler: async (request) => {
      const file = await requireFile(files, request.params.id);
      requireServed(file, scanner);
      const { id, value } = file;
      return {
        downloadURL: links.link(id, { name: request.body.name, kind: value.kind }, 'view'),
        content_type: contentTypes[value.kind],
      };
    },
  });
}
