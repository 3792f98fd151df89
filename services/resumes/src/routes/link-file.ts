import { linkFile } from '@waypost/contracts/calls/resumes';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { FileLinks } from '../file-links.ts';
import { contentTypes } from '../reading/file-kind.ts';
import { requireFile } from '../resume-file-store.ts';
import type { ResumeFileStore } from '../resume-file-store.ts';

export function linkFileRoute(http: ServiceHttp, { files, links }: { files: ResumeFileStore; links: FileLinks }) {
  http.route({
    ...linkFile,
    handler: async (request) => {
      const { _id, kind } = await requireFile(files, request.params.id);
      return {
        downloadURL: links.link(_id, { name: request.body.name, kind }),
        content_type: contentTypes[kind],
      };
    },
  });
}
