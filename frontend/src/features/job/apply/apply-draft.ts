/** What somebody has chosen and typed for one job. `replies` by the id of the question. */
export type ApplyDraft = { resumeId: string | undefined; replies: Readonly<Record<string, string>> };

const keyOf = (userId: string, jobId: string) => `waypost.draft.apply.${userId}.${jobId}`;
const empty: ApplyDraft = { resumeId: undefined, replies: {} };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what was kept, and trusts none of it: an older version of the page may have written it. */
export function parseDraft(text: string | null): ApplyDraft {
  try {
    const kept = JSON.parse(text ?? '{}') as { resumeId?: unknown; replies?: unknown } | null;
    const replies = Object.entries(kept?.replies ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
    return { resumeId: isText(kept?.resumeId) ? kept.resumeId : undefined, replies: Object.fromEntries(replies) };
  } catch {
    return empty;
  }
}

/** Kept on this device by user and job, so that a dialog closed by mistake loses nothing. */
export const applyDraft = {
  read: (userId: string, jobId: string): ApplyDraft => parseDraft(localStorage.getItem(keyOf(userId, jobId))),
  keep(userId: string, jobId: string, draft: ApplyDraft): void {
    try {
      localStorage.setItem(keyOf(userId, jobId), JSON.stringify(draft));
    } catch {
      // Storage may be full or forbidden; the draft then lasts as long as the dialog.
    }
  },
  clear: (userId: string, jobId: string): void => localStorage.removeItem(keyOf(userId, jobId)),
};
