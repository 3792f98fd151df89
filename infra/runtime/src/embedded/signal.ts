/** Wakes those who wait under a name, at once. */
export type Signal = {
  wake(name: string): void;
  /** Resolves at the next `wake` of that name, after `ms`, or when aborted, whichever is first. */
  wait(name: string, options: { signal: AbortSignal; ms?: number }): Promise<void>;
};

export function createSignal(): Signal {
  const sleepers = new Map<string, Set<() => void>>();

  return {
    wake(name) {
      for (const resume of sleepers.get(name) ?? []) resume();
    },

    wait(name, { signal, ms }) {
      return new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const group = sleepers.get(name) ?? new Set();
        sleepers.set(name, group);
        const timer = ms === undefined ? undefined : setTimeout(resume, ms);
        function resume() {
          clearTimeout(timer);
          group.delete(resume);
          signal.removeEventListener('abort', resume);
          resolve();
        }
        group.add(resume);
        signal.addEventListener('abort', resume);
      });
    },
  };
}
