/** Keyed values with an expiry: sessions, caches, rate limits. Not a system of record. */
export type Sessions = {
  get(key: string): Promise<string | undefined>;
  /** @param ttl seconds until the key is gone. */
  set(key: string, value: string, ttl: number): Promise<void>;
  /** Prolongs an existing key; false when it is gone. @param ttl seconds. */
  touch(key: string, ttl: number): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Returns the value and removes it in one step, so that only one caller gets it. */
  take(key: string): Promise<string | undefined>;
  /** Adds one and returns the count; the key expires `ttl` seconds after its first increment. */
  increment(key: string, ttl: number): Promise<number>;
};
