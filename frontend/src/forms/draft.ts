import { deviceStorage } from '../storage/storage.ts';

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
