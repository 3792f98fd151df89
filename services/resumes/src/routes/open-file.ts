import { openFile } from '@waypost/contracts/calls/resumes';
import type { Files } from '@waypost/runtime/ports/files';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FileLinks } from '../file-links.ts';
import { fileNotFound, requireFile, type ResumeFileStore } from '../resume-file-store.ts';
import type { MalwareScanner } from '../scanning/malware-scanner.ts';
import { requireServed } from '../scanning/require-served.ts';

/**
 * An opaque origin without access to ours, whatever the file does. Scripts stay allowed in it because the PDF viewers
 * of some browsers are made of them; inline styles likewise.
 */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-scripts";

type OpenDeps = { files: ResumeFileStore; bytes: Files; links: FileLinks; scanner: MalwareScanner };

export function openFileRoute(http: ServiceHttp, { files, bytes, links, scanner }: OpenDeps) {
  http.route({
    ...openFile,
    handler: async (request, reply) => {
      links.verify(request.params.id, request.query);
      // A link may outlive the record of its file.
      requireServed(await requireFile(files, request.params.id), scanner);
      const file = await bytes.get(request.params.id);
      if (!file) throw fileNotFound();
      const { disposition, name } = request.query;
      return reply
        .type(file.contentType)
        .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeName(name)}`)
        .header('content-security-policy', sandbox)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(file.bytes));
    },
  });
}

/** RFC 8187: what encodeURIComponent leaves and a header value may not have. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
