import type { Creation, Decision, NewEvent, Stored, StoredAs } from '../messaging/stored.ts';

/** What a store would have and tell after a decision on what was stored as `before`. */
export function decided<T>(before: StoredAs, { value, events }: Decision<T>): { now: Stored<T>; told: NewEvent[] } {
  const now = { id: before.id, version: before.version + 1, value };
  return { now, told: events.map((tell) => tell(now)) };
}

export const created = <T>(creation: Creation<T>) => decided({ id: creation.id, version: 0 }, creation);
