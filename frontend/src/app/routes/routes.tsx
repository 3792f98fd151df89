import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useMemo } from 'react';
import { askBeforeLosing } from '../../api/unanswered.ts';
import { useLocation } from '../../router/router.tsx';
import { useSession } from '../../session/session.tsx';
import { forEverybody, framed } from '../frame/frames.tsx';
import * as styles from '../frame/shell.css.ts';
import { SiteFooter } from '../frame/site-footer.tsx';
import { type FrameName, loadPage, Protected, shownAt, SignedInShell, SignedOut } from '../screens/screens.ts';
import { AppRouter } from './app-router.tsx';

type Frame = (screen: ReactElement, isSignedIn: boolean) => ReactElement;

const own: Frame = (screen) => (
  <Protected>
    <SignedInShell>{screen}</SignedInShell>
  </Protected>
);

/** Drawn without components of their own: what two pages have in common stays from the one to the other. */
const frames: Readonly<Record<FrameName, Frame>> = {
  'signing-in': (screen) => (
    <SignedOut>
      <div className={styles.column}>
        {screen}
        <SiteFooter />
      </div>
    </SignedOut>
  ),
  choosing: (screen) => <Protected>{framed(screen)}</Protected>,
  plain: framed,
  public: (screen) => forEverybody(screen),
  // For everybody; whoever is signed in stays in the frame that they work in.
  'public-or-own': (screen, isSignedIn) => (isSignedIn ? own(screen, true) : forEverybody(screen, true)),
  own,
};

export { AppRouter, loadPage };

/** The page of the address, in its frame, which stays from page to page. */
export function AppRoutes() {
  const queries = useQueryClient();
  useEffect(() => askBeforeLosing(queries), [queries]);
  const [frame, Screen] = shownAt(useLocation().pathname);
  const isSignedIn = useSession().status === 'signed-in';
  return useMemo(() => frames[frame](<Screen />, isSignedIn), [frame, Screen, isSignedIn]);
}
