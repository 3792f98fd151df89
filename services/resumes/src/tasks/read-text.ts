import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import { defineWorker } from '@waypost/runtime/service/define-worker';
import { z } from 'zod';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { hashText } from '../file-text-store.ts';
import type { ReadResult } from '../reading/read-result.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { type KeptFile, beginReading, giveUpReading, ifKept, recordFileText } from '../resume-file.ts';
import type { ResumeStore } from '../resume-store.ts';
import { recordText } from '../resume.ts';
import type { MalwareScanner } from '../scanning/malware-scanner.ts';
import type { TextState } from '../text-state.ts';

const name = 'read-text';
const payload = z.object({ file_id: z.string() });

/** How often the service may end while a file is read: what ends it is mostly something else, such as a release that is put back. */
const mostReadings = 5;

/** A file never changes, so its id says everything about the input. Fair to persons. */
export const addReadText = (tasks: Tasks, { id, value }: Stored<KeptFile>) =>
  tasks.add(name, { id: `${name}-${id}-1`, payload: { file_id: id }, owner: value.user_id });

export type ReadTextDeps = FileDeps & { resumes: ResumeStore; reader: TextReader; scanner: MalwareScanner };

export function readTextWorker(deps: ReadTextDeps): Worker {
  return defineWorker({
    name,
    concurrency: deps.reader.atATime,
    payload,
    async handle({ file_id }) {
      const file = await fileOf(deps, file_id);
      if (file) await readAndTell(deps, file);
      // The file may have been deleted while it was read, before its text was there to be deleted, too.
      if (!(await fileOf(deps, file_id))) await deps.texts.deleteOne({ _id: file_id });
    },
    async failed({ file_id }) {
      const file = await fileOf(deps, file_id);
      if (file) await tell(deps, file, { status: 'unreadable', reason: 'failed' });
    },
  });
}

async function fileOf({ files }: ReadTextDeps, file_id: string): Promise<Stored<KeptFile> | undefined> {
  const file = await files.find(file_id);
  return file && ifKept(file);
}

async function readAndTell(deps: ReadTextDeps, file: Stored<KeptFile>): Promise<void> {
  const { text } = file.value;
  const read = text.status === 'pending' ? await readText(deps, file) : text;
  if (read) await tell(deps, file, read);
}

/** Undefined for a file that is gone. */
async function readText(deps: ReadTextDeps, { id, value }: Stored<KeptFile>): Promise<TextState | undefined> {
  const stored = await deps.bytes.get(id);
  if (!stored) throw new Error(`The bytes of file ${id} are not there`);
  const { status } = await deps.scanner.scan(stored.bytes);
  if (status === 'infected') return { status: 'unreadable', reason: 'infected' };

  const result = await readOnce(deps, id, () => deps.reader.read(stored.bytes, value.kind));
  if (result?.status !== 'readable') return result;
  const { text, structure, partly } = result;
  await deps.texts.replaceOne({ _id: id }, { _id: id, text, structure }, { upsert: true });
  return { status: 'readable', hash: hashText(text), ...(partly !== undefined && { partly }) };
}

/** A reader that ends says so; what is begun again without that has ended the service. */
async function readOnce(deps: FileDeps, id: string, read: () => Promise<ReadResult>): Promise<ReadResult | undefined> {
  const begun = (await changeFile(deps, id, beginReading))?.value;
  if (!begun || begun.gone) return undefined;
  if ((begun.readings ?? 0) > mostReadings) return { status: 'unreadable', reason: 'failed' };
  try {
    return await read();
  } catch (error) {
    await changeFile(deps, id, giveUpReading);
    throw error;
  }
}

async function tell(deps: ReadTextDeps, { id, value }: Stored<KeptFile>, text: TextState): Promise<void> {
  await changeFile(deps, id, recordFileText(text));
  await deps.resumes.changeIfThere(value.resume_id, (current) => recordText(current, id, text));
}
