import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import { z } from 'zod';
import { changeFile, type FileDeps } from '../file-disposal.ts';
import { hashText } from '../file-texts.ts';
import type { ReadResult } from '../reading/read-result.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { type KeptFile, beginReading, giveUpReading, recordFileText } from '../resume-file.ts';
import type { ResumeStore } from '../resume-store.ts';
import { recordText } from '../resume.ts';
import type { MalwareScanner } from '../scanning/malware-scanner.ts';
import type { TextState } from '../text-state.ts';

const name = 'read-text';
const payload = z.object({ file_id: z.string() });

/** How often a file may end the whole service while it is read. */
const mostReadings = 2;

/** A file never changes, so its id says everything about the input. Persons take turns. */
export const addReadText = (tasks: Tasks, { _id, user_id }: Pick<KeptFile, '_id' | 'user_id'>) =>
  tasks.add(name, { id: `${name}-${_id}-1`, payload: { file_id: _id }, owner: user_id });

export type ReadTextDeps = FileDeps & { resumes: ResumeStore; reader: TextReader; scanner: MalwareScanner };

export function readTextWorker(deps: ReadTextDeps): Worker {
  return {
    name,
    concurrency: deps.reader.atATime,
    async handle(task) {
      const { file_id } = payload.parse(task.payload);
      const file = await deps.files.find(file_id);
      if (!file || file.gone) return;
      await tell(deps, file, file.text.status === 'pending' ? await readText(deps, file) : file.text);
    },
    async failed(task) {
      const file = await deps.files.find(payload.parse(task.payload).file_id);
      if (file && !file.gone) await tell(deps, file, { status: 'unreadable', reason: 'failed' });
    },
  };
}

async function readText(deps: ReadTextDeps, { _id, kind }: KeptFile): Promise<TextState> {
  const stored = await deps.bytes.get(_id);
  if (!stored) throw new Error(`The bytes of file ${_id} are not there`);
  const { status } = await deps.scanner.scan(stored.bytes);
  if (status === 'infected') return { status: 'unreadable', reason: 'infected' };

  const result = await readOnce(deps, _id, () => deps.reader.read(stored.bytes, kind));
  if (result.status === 'unreadable') return result;
  const { text, structure } = result;
  await deps.texts.replaceOne({ _id }, { _id, text, structure }, { upsert: true });
  return { status: 'readable', hash: hashText(text) };
}

/** A reader that ends says so; what is begun again without that has ended the service. */
async function readOnce(deps: FileDeps, id: string, read: () => Promise<ReadResult>): Promise<ReadResult> {
  const begun = await changeFile(deps, id, beginReading);
  if (begun && !begun.gone && (begun.readings ?? 0) > mostReadings) return { status: 'unreadable', reason: 'failed' };
  try {
    return await read();
  } catch (error) {
    await changeFile(deps, id, giveUpReading);
    throw error;
  }
}

async function tell(deps: ReadTextDeps, { _id, resume_id }: KeptFile, text: TextState): Promise<void> {
  await changeFile(deps, _id, recordFileText(text));
  const resume = await deps.resumes.find(resume_id);
  if (resume) await deps.resumes.change(resume_id, (current) => recordText(current, _id, text));
}
