/** Between reading that lets others in between its parts, and writing that may not come there. */
export type ReadersWriterLock = {
  /** Runs beside others that read. */
  reading<T>(read: () => Promise<T>): Promise<T>;
  /** Runs when everybody who reads already is done; whoever comes later waits for it. */
  writing<T>(write: () => T): Promise<T>;
};

/** Everybody comes in the order in which they asked. */
export function createReadersWriterLock(): ReadersWriterLock {
  const readers = new Set<Promise<unknown>>();
  let lastWrite: Promise<unknown> = Promise.resolve();

  return {
    reading(read) {
      const result = lastWrite.then(read);
      const done: Promise<unknown> = result.catch(() => undefined).finally(() => readers.delete(done));
      readers.add(done);
      return result;
    },

    writing(write) {
      const result = Promise.all([lastWrite, ...readers]).then(write);
      lastWrite = result.catch(() => undefined);
      return result;
    },
  };
}
