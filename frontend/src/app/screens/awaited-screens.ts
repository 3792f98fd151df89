import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  underWay += step;
  // A screen asks for its file while it is being drawn, when nothing else may be told.
  queueMicrotask(() => {
    for (const changed of listeners) changed();
  });
}

/** A screen that is to be shown waits for this. */
export async function awaited<Value>(loading: Promise<Value>): Promise<Value> {
  count(1);
  try {
    return await loading;
  } finally {
    count(-1);
  }
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Whether a screen that is to be shown is still on its way. */
export const useIsScreenAwaited = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
