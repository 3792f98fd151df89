import { draftKey } from '../../../forms/draft.ts';
import { keptOnDevice } from '../../../storage/kept-on-device.ts';

/** What somebody has chosen and typed for one job. `replies` by the id of the question. */
export type ApplyDraft = { resumeId: string | undefined; replies: Readonly<Record<string, string>> };

const empty: ApplyDraft = { resumeId: undefined, replies: {} };

const isText = (value: unknown): value is string => typeof value === 'string';

/** By hand, since the page of a job carries no schemas. */
export function parseDraft(kept: unknown): ApplyDraft {
  const { resumeId, replies } = (kept ?? {}) as { resumeId?: unknown; replies?: unknown };
  const texts = Object.entries(replies ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
  return { resumeId: isText(resumeId) ? resumeId : undefined, replies: Object.fromEntries(texts) };
}

const drafts = keptOnDevice(parseDraft);

/** By user and job, so that a dialog closed by mistake loses nothing. */
export const applyDraft = {
  keyOf: (userId: string, jobId: string): string => draftKey('apply', userId, jobId),
  isKept: (key: string): boolean => drafts.read(key) !== undefined,
  read: (key: string): ApplyDraft => drafts.read(key) ?? empty,
  keep: drafts.keep,
  clear: drafts.clear,
};
