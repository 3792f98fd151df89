import { readFileText } from '@waypost/contracts/calls/resumes';
import { findById } from '@waypost/runtime/messaging/find-by-id';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { personOf } from '../content/resume-content.ts';
import type { FileTextStore } from '../file-text-store.ts';
import { positionsIn } from '../positions.ts';
import { requireFile, type ResumeFileStore } from '../resume-file-store.ts';
import { hashOf } from '../text-state.ts';

export function readFileTextRoute(
  http: ServiceHttp,
  { files, texts }: { files: ResumeFileStore; texts: FileTextStore },
) {
  const textOf = findById(texts);
  http.route({
    ...readFileText,
    handler: async (request) => {
      const { id, value } = await requireFile(files, request.params.id);
      const { text } = value;
      const read = text.status === 'readable' ? await textOf(id) : undefined;
      return {
        file_id: id,
        text_status: text.status,
        text: read?.text ?? null,
        text_hash: hashOf(text),
        positions: read === undefined ? [] : positionsIn(read),
        names: Object.values((read && personOf(read)) ?? {}),
      };
    },
  });
}
