import { deviceStorage } from '../storage/storage.ts';

/** What was typed of one kind of form, kept on this device under a key of its own. */
export type Drafts<Draft> = {
  read(key: string): Draft | undefined;
  /** Whether it could be kept. */
  keep(key: string, draft: Draft): boolean;
  clear(key: string): void;
};

/** A log-out leaves these: `session/stored.ts` knows them by it, too. */
const prefix = 'waypost.draft.';

/** @param parts say whose draft it is, and of what. */
export const draftKey = (...parts: readonly string[]): string => prefix + parts.join('.');

const keysOf = (userId: string) =>
  deviceStorage.keys().filter((key) => key.startsWith(prefix) && key.split('.').includes(userId));

/** Whether this device keeps anything that its author has not sent. */
export const hasDrafts = (userId: string): boolean => keysOf(userId).length > 0;

export function deleteDrafts(userId: string): void {
  for (const key of keysOf(userId)) deviceStorage.remove(key);
}

/** @param parse believes nothing of what was kept: an older version of the app may have written it. */
export const createDrafts = <Draft>(parse: (kept: unknown) => Draft | undefined): Drafts<Draft> => ({
  read(key) {
    const kept = deviceStorage.readJson(key);
    return kept === undefined ? undefined : parse(kept);
  },
  keep: (key, draft) => deviceStorage.keep(key, JSON.stringify(draft)),
  clear: deviceStorage.remove,
});
