/** Files of at most 2 MB each, immutable under their id. */
export type StoredFile = { bytes: Uint8Array; contentType: string };

export type Files = {
  /** Idempotent: the same id is written once; a later put of it changes nothing. */
  put(id: string, file: StoredFile): Promise<void>;
  get(id: string): Promise<StoredFile | undefined>;
  delete(id: string): Promise<void>;
  /** Ids in ascending order, for sweeps. */
  ids(): AsyncIterable<string>;
};
