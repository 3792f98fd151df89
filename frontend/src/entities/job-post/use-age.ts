import { useSyncExternalStore } from 'react';

function eachMinute(passed: () => void): () => void {
  const timer = setInterval(passed, 60_000);
  return () => clearInterval(timer);
}

/** How long ago something was, in words that stay true for as long as they are on the page; drawn again only where they change. */
export function useAge<Words extends string | undefined>(
  at: string | undefined,
  inWords: (at: string | undefined, now: Date) => Words,
): Words {
  const words = () => inWords(at, new Date());
  return useSyncExternalStore(eachMinute, words, words);
}
