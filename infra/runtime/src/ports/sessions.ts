/** Keyed values with an expiry: sessions, caches, rate limits. Not a system of record. */
export type Sessions = {
  get(key: string): Promise<string | undefined>;
  /**
   * Where a `group` is named, `members` finds the key under it for as long as the key is there.
   * @param ttl seconds until the key is gone.
   */
  set(key: string, value: string, ttl: number, group?: SessionGroup): Promise<void>;
  /**
   * Writes `to` only where `from` still stands, so that neither another change nor a deletion meanwhile is undone; the key
   * stays in its group. False where nothing was written. @param ttl seconds until the key is gone.
   */
  replace(key: string, change: { from: string; to: string }, ttl: number): Promise<boolean>;
  /** The keys of a group that are still there, with their values, in no order. */
  members(group: string): Promise<{ key: string; value: string }[]>;
  delete(key: string): Promise<void>;
  /** Returns the value and removes it in one step, so that only one caller gets it. */
  take(key: string): Promise<string | undefined>;
  /**
   * Adds `by` and returns the count, and the seconds until it begins anew: `ttl` seconds after its first increment.
   * What was added in vain is given back by a negative number, unless the count has begun anew by then.
   */
  increment(key: string, ttl: number, by?: number): Promise<{ count: number; secondsLeft: number }>;
};

/** `ttl`: seconds for which the group is kept; at least as long as its keys can be prolonged. */
export type SessionGroup = { name: string; ttl: number };
