import { pageAt } from '@waypost/contracts/paths';
import {
  type ReactNode,
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  type Location,
  NavigationType,
  countFirstEntry,
  locationNow,
  pathOf,
  resolve,
  writeEntry,
} from './location.ts';

export type NavigateOptions = { replace?: boolean; state?: unknown };
/** To a path, with its query; or so many entries of the history back or forward. */
type Go = (to: string | number, options?: NavigateOptions) => void;

type Here = { location: Location; navigationType: NavigationType };
type Write = (path: string, options: NavigateOptions) => void;

/** What stands below may be told that it is somewhere else than the browser shows. */
export const LocationContext = createContext<Here | undefined>(undefined);
const WriteContext = createContext<Write>(() => undefined);

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
  const write = use(WriteContext);
  const { pathname } = useLocation();
  return useCallback<Go>(
    (to, options = {}) => (typeof to === 'number' ? history.go(to) : write(pathOf(resolve(to, pathname)), options)),
    [write, pathname],
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

/** Shows what is at the browser's address, and changes it without loading a page. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [here, setHere] = useState<Here>(() => {
    countFirstEntry();
    return { location: locationNow(), navigationType: NavigationType.Pop };
  });
  // What is shown stays until the next page can be.
  const show = useCallback(
    (navigationType: NavigationType) => startTransition(() => setHere({ location: locationNow(), navigationType })),
    [],
  );
  const write = useCallback<Write>(
    (path, { replace = false, state = null }) => {
      writeEntry(path, state, replace);
      show(replace ? NavigationType.Replace : NavigationType.Push);
    },
    [show],
  );
  useLayoutEffect(() => {
    const goBack = () => show(NavigationType.Pop);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [show]);
  return (
    <WriteContext value={write}>
      <LocationContext value={here}>{children}</LocationContext>
    </WriteContext>
  );
}

/** Is at one address and stays there: for what is drawn without a browser. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const here = useMemo(
    () => ({
      location: { ...resolve(location, '/'), state: null, key: 'default' },
      navigationType: NavigationType.Pop,
    }),
    [location],
  );
  return <LocationContext value={here}>{children}</LocationContext>;
}
