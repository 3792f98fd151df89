import { type ReactNode, useMemo, useState } from 'react';
import { type Location, NavigationType, resolve } from './location.ts';
import { type Navigation, Router } from './router.tsx';

const locationOf = (path: string): Location => ({ ...resolve(path, '/'), state: null, key: 'default' });

/** Is at one address and stays there: for what is drawn without a browser. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const here = useMemo(() => ({ location: locationOf(location), navigationType: NavigationType.Pop }), [location]);
  return <Router here={here}>{children}</Router>;
}

/** A page that is read as the document that it came as: links load the next one, and only its own query changes in place. */
export function DocumentRouter({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = window.location;
  const [path, setPath] = useState(`${pathname}${search}${hash}`);
  const navigation = useMemo<Navigation>(
    () => ({
      go(to, { replace = false }) {
        if (!replace) return window.location.assign(to);
        if (resolve(to, '/').pathname !== pathname) return window.location.replace(to);
        history.replaceState(history.state, '', to);
        setPath(to);
      },
      move: (entries) => history.go(entries),
    }),
    [pathname],
  );
  const here = useMemo(() => ({ location: locationOf(path), navigationType: NavigationType.Pop }), [path]);
  return (
    <Router here={here} navigation={navigation}>
      {children}
    </Router>
  );
}
