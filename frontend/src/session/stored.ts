import { pageAt, type PageName } from '@waypost/contracts/paths';
import { hintCookie } from '@waypost/contracts/session';

/** The server sets this cookie beside the session's own, which no script can read. */
export const mayBeSignedIn = () => document.cookie.split('; ').includes(`${hintCookie.name}=${hintCookie.value}`);

/**
 * What the browser keeps of the session between visits: nothing that says who it is, since whoever opens the machine can read it.
 * Drafts and the theme are kept elsewhere and survive signing out.
 */
const keys = {
  selected: 'waypost.selected-dashboard',
  authenticated: 'waypost.authenticated',
} as const;
/** Former versions kept the person here. */
const formerKeys = ['waypost.user', 'waypost.dashboards'];
const lastVisited = 'waypost.last-visited';

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f]{24}$/.test(text);

export const stored = {
  /** Where what is kept is no id of a dashboard, as former versions wrote it, nothing is chosen. */
  selected(): string | undefined {
    const id = localStorage.getItem(keys.selected);
    return isId(id) ? id : undefined;
  },
  /** Somebody is signed in: other tabs hear of the end of it. */
  keep(): void {
    for (const key of formerKeys) localStorage.removeItem(key);
    localStorage.setItem(keys.authenticated, 'true');
  },
  select(dashboardId: string): void {
    localStorage.setItem(keys.selected, dashboardId);
  },
  /** Nobody is signed in: other tabs hear of it. The page to come back to is of the visit that begins. */
  forget(): void {
    for (const key of [...formerKeys, keys.selected]) localStorage.removeItem(key);
    if (localStorage.getItem(keys.authenticated) !== null) localStorage.setItem(keys.authenticated, 'false');
  },
  /** The same for a tab that has shown the session: nothing of it is left. */
  clear(): void {
    stored.forget();
    sessionStorage.clear();
  },
  /** Called when another tab signs out. */
  onSignedOutElsewhere(listener: () => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === keys.authenticated && event.newValue === 'false') listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

/** Nobody has begun anything there. */
const neverRemembered = new Set<PageName | undefined>([
  'start',
  'signIn',
  'signUp',
  'callback',
  'selectRole',
  'selectDashboard',
]);

/** The page to come back to after signing in, for this tab's session. */
export const visited = {
  remember(path: string): void {
    if (!neverRemembered.has(pageAt(path.split(/[?#]/)[0] ?? '')?.page)) sessionStorage.setItem(lastVisited, path);
  },
  last: (): string | undefined => sessionStorage.getItem(lastVisited) ?? undefined,
};
