import { type ReactNode, startTransition, useMemo, useOptimistic } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Location, NavigationType, pathOf } from '../../router/location.ts';
import { type Here, type Navigation, Router } from '../../router/router.tsx';
import { ProgressLine } from '../screens/progress-line.tsx';

/** The entry of the history that the browser is at; what React Router keeps in it is in its state. */
function entry(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key };
}

function Screens({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const shown = useMemo<Here>(() => ({ location, navigationType }), [location, navigationType]);
  // Another page is shown when it can be; what changes on this one shows at once, and what is changed next begins from there.
  const [here, showAtOnce] = useOptimistic(shown);
  const { pathname } = location;
  const navigation = useMemo<Navigation>(
    () => ({
      go: (path, options) =>
        startTransition(() => {
          // What is pressed again while its page is on the way leads there once.
          const replace = options.replace === true || path === pathOf(entry());
          void navigate(path, { ...options, replace });
          const location = entry();
          const navigationType = replace ? NavigationType.Replace : NavigationType.Push;
          if (location.pathname === pathname) showAtOnce({ location, navigationType });
        }),
      move: (entries) => void navigate(entries),
    }),
    [navigate, pathname, showAtOnce],
  );
  return (
    <Router here={here} navigation={navigation}>
      {children}
    </Router>
  );
}

/** Goes from page to page without loading one; what is shown stays until the next page can be. */
export const AppRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <Screens>
      <ProgressLine />
      {children}
    </Screens>
  </BrowserRouter>
);
