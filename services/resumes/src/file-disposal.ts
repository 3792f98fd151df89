import type { Decide } from '@waypost/runtime/messaging/aggregate-store';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Files } from '@waypost/runtime/ports/files';
import type { FileTextStore } from './file-text-store.ts';
import type { ResumeFileStore } from './resume-file-store.ts';
import { dispose, type ResumeFile } from './resume-file.ts';

export type FileDeps = { files: ResumeFileStore; bytes: Files; texts: FileTextStore };

/** Changes what refers to a file and deletes the file when that was the last thing. Nothing for an unknown file. */
export async function changeFile(
  deps: FileDeps,
  id: string,
  decide: Decide<ResumeFile>,
): Promise<Stored<ResumeFile> | undefined> {
  const file = await deps.files.changeIfThere(id, decide);
  if (file?.value.gone && file.value.attention_since !== undefined) await deleteFile(deps, id);
  return file;
}

async function deleteFile({ files, bytes, texts }: FileDeps, id: string): Promise<void> {
  await bytes.delete(id);
  await texts.deleteOne({ _id: id });
  await files.change(id, dispose);
}
