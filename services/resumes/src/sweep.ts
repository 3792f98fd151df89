import { readApplications } from '@waypost/contracts/calls/applications';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { Client } from '@waypost/runtime/service/calls/client';
import { changeFile, type FileDeps } from './file-disposal.ts';
import {
  confirm,
  free,
  ifKept,
  release,
  settle,
  type KeptFile,
  type Reservation,
  type ResumeFile,
} from './resume-file.ts';
import type { ResumeStore } from './resume-store.ts';
import { addReadText } from './tasks/read-text.ts';

export type SweepDeps = FileDeps & { resumes: ResumeStore; tasks: Tasks; client: Client };

const batch = 100;

/**
 * Finishes what a crash has cut short, for everything older than `before`: what is younger may still be under way.
 * @throws unavailable when applications cannot be asked; what depends on the answer stays as it is.
 */
export async function sweep(deps: SweepDeps, before: string, closing?: AbortSignal): Promise<void> {
  let last = '';
  for (;;) {
    const unfinished = await deps.files.query(
      { attention_since: { $lt: before }, _id: { $gt: last } },
      { sort: { _id: 1 }, limit: batch },
    );
    for (const file of unfinished) {
      if (closing?.aborted) return;
      await finish(deps, file, before);
    }
    last = unfinished.at(-1)?.id ?? '';
    if (unfinished.length < batch) return;
  }
}

/** Files that went while they were read once left their texts behind. */
export async function deleteTextsOfGoneFiles(
  { files, texts }: Pick<FileDeps, 'files' | 'texts'>,
  closing: AbortSignal,
): Promise<void> {
  let last = '';
  while (!closing.aborted) {
    const gone = await files.query({ gone: true, _id: { $gt: last } }, { sort: { _id: 1 }, limit: batch });
    await texts.deleteMany({ _id: { $in: gone.map(({ id }) => id) } });
    last = gone.at(-1)?.id ?? '';
    if (gone.length < batch) return;
  }
}

async function finish(deps: SweepDeps, found: Stored<ResumeFile>, before: string): Promise<void> {
  const file = ifKept(found);
  // Gone already, but its bytes may be left.
  if (!file) {
    await changeFile(deps, found.id, () => undefined);
    return;
  }
  if (file.value.resume === 'arriving') await settleOrRelease(deps, file);
  if (file.value.text.status === 'pending') await addReadText(deps.tasks, file);
  const doubtful = file.value.reservations.filter((one) => !one.confirmed && one.reserved_at < before);
  if (doubtful.length > 0) await confirmOrFree(deps, file, doubtful);
}

async function settleOrRelease(deps: SweepDeps, { id, value }: Stored<KeptFile>): Promise<void> {
  const resume = await deps.resumes.find(value.resume_id);
  const isCurrent = resume !== undefined && !resume.value.removed && resume.value.file_id === id;
  await changeFile(deps, id, isCurrent ? settle : release);
}

async function confirmOrFree(
  deps: SweepDeps,
  { id }: Stored<KeptFile>,
  doubtful: readonly Reservation[],
): Promise<void> {
  const ids = [...new Set(doubtful.map(({ application_id }) => application_id))];
  const { applications } = await deps.client.call(readApplications, { body: { ids } });
  const holders = applications.filter(({ file_id }) => file_id === id);
  for (const { application_id, submission, applied_at } of holders) {
    await changeFile(deps, id, confirm({ application_id, submission }, applied_at));
  }
  const unfounded = doubtful.filter((one) => !holders.some((holder) => holder.application_id === one.application_id));
  await changeFile(
    deps,
    id,
    free((one) => unfounded.some((other) => isSame(one, other))),
  );
}

/** One that was tried again meanwhile waits anew. */
const isSame = (one: Reservation, other: Reservation) =>
  one.application_id === other.application_id &&
  one.submission === other.submission &&
  one.reserved_at === other.reserved_at &&
  !one.confirmed;
