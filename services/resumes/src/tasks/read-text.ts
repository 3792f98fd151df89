import { z } from 'zod';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import { changeFile } from '../file-disposal.ts';
import type { FileDeps } from '../file-disposal.ts';
import { hashText } from '../file-texts.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { recordText } from '../resume.ts';
import type { KeptFile } from '../resume-file.ts';
import { recordFileText } from '../resume-file.ts';
import type { ResumeStore } from '../resume-store.ts';
import type { TextState } from '../text-state.ts';

const name = 'read-text';
const payload = z.object({ file_id: z.string() });

/** A file never changes, so its id says everything about the input. */
export const addReadText = (tasks: Tasks, file_id: string) =>
  tasks.add(name, { id: `${name}-${file_id}-1`, payload: { file_id } });

export type ReadTextDeps = FileDeps & { resumes: ResumeStore; reader: TextReader };

export function readTextWorker(deps: ReadTextDeps): Worker {
  return {
    name,
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

async function readText({ bytes, texts, reader }: ReadTextDeps, { _id, kind }: KeptFile): Promise<TextState> {
  const stored = await bytes.get(_id);
  if (!stored) throw new Error(`The bytes of file ${_id} are not there`);
  const result = await reader.read(stored.bytes, kind);
  if (result.status === 'unreadable') return result;
  const { text, structure } = result;
  await texts.replaceOne({ _id }, { _id, text, structure }, { upsert: true });
  return { status: 'readable', hash: hashText(text) };
}

async function tell(deps: ReadTextDeps, { _id, resume_id }: KeptFile, text: TextState): Promise<void> {
  await changeFile(deps, _id, recordFileText(text));
  const resume = await deps.resumes.find(resume_id);
  if (resume) await deps.resumes.change(resume_id, (current) => recordText(current, _id, text));
}
