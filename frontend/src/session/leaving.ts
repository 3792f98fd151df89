import type { QueryClient } from '@tanstack/react-query';
import { pageAt, pages } from '@waypost/contracts/paths';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tabStorage } from '../storage/storage.ts';
import { toast } from '../ui/overlays/toast.ts';
import { type EndOfSession, farewell } from './farewell.ts';
import { onShownAgain, pageLoad } from './page-load.ts';
import { stored, visited } from './stored.ts';

const partingWords = {
  'signed-out': { tone: 'success', message: 'Logged out successfully' },
  deleted: { tone: 'success', message: 'Your account was deleted. Goodbye, and all the best.' },
  'signed-out-elsewhere': { tone: 'info', message: 'You signed out in another tab' },
  replaced: { tone: 'info', message: 'Another account signed in on this browser' },
  ended: { tone: 'error', message: 'Authentication required. Please sign in again.' },
} as const satisfies Record<EndOfSession, unknown>;

export type Leave = (why: EndOfSession, words?: string, to?: string) => void;

/** Who loses the session while a job post is written stays at its address, which says that what was typed is kept. */
const nextPage = (why: EndOfSession) =>
  why === 'ended' && pageAt(location.pathname)?.page === 'createJob'
    ? `${location.pathname}${location.search}`
    : pages.signIn;

/**
 * The one way out of a session, whoever finds that it is over: nothing of it is shown from now on, and another page is loaded, so
 * that memory, cache and storage keep nothing of who was here but what they have typed and not sent, which is theirs alone; that goes with
 * their account. Only a session that nobody meant to end leaves the page to come back to.
 */
export function useLeaving(queries: QueryClient): { isLeaving: boolean; leave: Leave } {
  const [isLeaving, setLeaving] = useState(false);
  const hasLeft = useRef(false);

  const leave = useCallback<Leave>(
    (why, words, to = nextPage(why)) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      const here = `${location.pathname}${location.search}${location.hash}`;
      toast.clear();
      tabStorage.clear();
      if (why === 'signed-out' || why === 'deleted') stored.clear({ keepsDrafts: why === 'signed-out' });
      if (why === 'ended') {
        stored.forget();
        visited.remember(here);
      }
      const said = partingWords[why];
      farewell.keep({ why, words: { ...said, message: words ?? said.message } });
      setLeaving(true);
      // Whoever is gone is not asked about changes that nobody would take from them any more.
      queries.getMutationCache().clear();
      pageLoad.instead(to);
    },
    [queries],
  );

  useEffect(() => {
    if (isLeaving) queries.clear();
  }, [isLeaving, queries]);

  // The browser's way back may show the page as it was left, in the middle of leaving.
  useEffect(() => (isLeaving ? onShownAgain(() => pageLoad.instead(pages.signIn)) : undefined), [isLeaving]);

  return { isLeaving, leave };
}
