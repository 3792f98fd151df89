/** Told when a call finds that the session is gone; the session listens, the calls need not know it. */
const listeners = new Set<() => void>();

export const sessionEnded = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
