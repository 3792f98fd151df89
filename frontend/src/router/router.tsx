import { pageAt } from '@waypost/contracts/paths';
import { type ReactNode, createContext, use, useCallback, useEffect, useMemo } from 'react';
import { type Location, type NavigationType, pathOf, resolve } from './location.ts';

// What screens know of where they are. `app/routes/app-router.tsx` fills it from React Router; a page that is read as a document, or drawn as
// one, does without (`document-router.tsx`).

export type NavigateOptions = { replace?: boolean; state?: unknown };
/** To a path, with its query; or so many entries of the history back or forward. */
type Go = (to: string | number, options?: NavigateOptions) => void;

export type Here = { location: Location; navigationType: NavigationType };
export type Navigation = {
  /** To a whole path. */
  go(path: string, options: NavigateOptions): void;
  /** Goes so many entries of the history forward, or back where negative. */
  move(entries: number): void;
};

/** What stands below may be told that it is somewhere else than the browser shows. */
export const LocationContext = createContext<Here | undefined>(undefined);
const NavigationContext = createContext<Navigation | undefined>(undefined);

function useHere(): Here {
  const here = use(LocationContext);
  if (here === undefined) throw new Error('This needs a router above it');
  return here;
}

export const useLocation = (): Location => useHere().location;
export const useNavigationType = (): NavigationType => useHere().navigationType;

/** What the address of the page holds at its names, as it is meant. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  const { pathname } = useLocation();
  return useMemo(() => {
    const values = Object.entries(pageAt(pathname)?.values ?? {});
    return Object.fromEntries(values.map(([name, value]) => [name, decoded(value)]));
  }, [pathname]);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function useNavigate(): Go {
  const navigation = use(NavigationContext);
  const { pathname } = useLocation();
  return useCallback<Go>(
    (to, options = {}) =>
      typeof to === 'number' ? navigation?.move(to) : navigation?.go(pathOf(resolve(to, pathname)), options),
    [navigation, pathname],
  );
}

type Query = URLSearchParams | string | Record<string, string>;
type SetSearchParams = (next: Query | ((now: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** The query of the address, and how to change it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) =>
      navigate(`?${new URLSearchParams(typeof next === 'function' ? next(params) : next).toString()}`, options),
    [navigate, params],
  );
  return [params, setParams];
}

/** Leads on from where it is shown. */
export function Navigate({ to, replace = false, state }: { to: string } & NavigateOptions) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}

/** For who says where one is, and how one goes on. */
export function Router({ here, navigation, children }: { here: Here; navigation?: Navigation; children: ReactNode }) {
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={here}>{children}</LocationContext>
    </NavigationContext>
  );
}
