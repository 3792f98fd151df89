import { useEffect } from 'react';
import { tabStorage } from '../../storage/storage.ts';

const key = 'waypost.place';
/** What comes later, in milliseconds, is new on the page and moves nobody. */
const mostWait = 10_000;
/** Whether the page of this address was loaded again, or come back to; another one that was may have led here since. */
const isLoadedAgain = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate' && entry.name === location.href);

/** Scrolls there as soon as the page is long enough, or as far as it goes, until somebody takes over. */
function goTo(top: number): () => void {
  const ended = new AbortController();
  const end = () => ended.abort();
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= Math.floor(top)) end();
  });
  const waiting = setTimeout(end, mostWait);
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(waiting);
  });
  growth.observe(document.body);
  for (const use of ['wheel', 'pointerdown', 'keydown']) addEventListener(use, end, { signal: ended.signal });
  return end;
}

/**
 * A page that is loaded again begins where it was left. The browser looks for that place once its document is there, and the pages of
 * who is signed in come after it.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    const keep = () => void tabStorage.keep(key, JSON.stringify({ href: location.href, top: scrollY }));
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useEffect(() => {
    const { href, top } = Object(tabStorage.readJson(key)) as { href?: unknown; top?: unknown };
    tabStorage.remove(key);
    if (!isLoadedAgain() || href !== location.href || typeof top !== 'number' || top === 0) return undefined;
    return goTo(top);
  }, []);
}
