import { newId } from '@waypost/runtime/service/new-id';
import type { AcceptedFile } from './accept-file.ts';
import type { FileDeps } from './file-disposal.ts';
import { contentTypes } from './reading/file-kind.ts';
import { fileNotFound } from './resume-file-store.ts';
import { arrive } from './resume-file.ts';
import type { NamedFile } from './resume.ts';

/**
 * Stores a file under a new id for a resume that is about to be written. The record comes before the bytes, so that
 * whatever a crash leaves behind is known and swept away. @throws not-found where the file has gone meanwhile, with its person.
 */
export async function storeFile(
  { files, bytes }: Pick<FileDeps, 'files' | 'bytes'>,
  owner: { user_id: string; resume_id: string },
  file: AcceptedFile,
  at: string,
): Promise<NamedFile> {
  const file_id = newId();
  await files.create(arrive({ id: file_id, ...owner, kind: file.kind, stored_at: at }));
  await bytes.put(file_id, { bytes: file.bytes, contentType: contentTypes[file.kind] });
  const kept = await files.find(file_id);
  if (!kept || kept.value.gone) {
    // Its bytes were deleted before they were here, and nothing would delete them again.
    await bytes.delete(file_id);
    throw fileNotFound();
  }
  return { file_id, original_name: file.original_name, resume_size: file.bytes.length };
}
