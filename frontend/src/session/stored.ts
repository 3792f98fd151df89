import { pageAt, type PageName } from '@waypost/contracts/paths';
import { hintCookie } from '@waypost/contracts/session';

/** The server sets this cookie beside the session's own, which no script can read. */
export const mayBeSignedIn = () => document.cookie.split('; ').includes(`${hintCookie.name}=${hintCookie.value}`);
/** The session's own cookie means nothing any more, and nobody needs to ask. */
const dropHint = () => {
  document.cookie = `${hintCookie.name}=; Path=/; Secure; SameSite=Strict; Max-Age=0`;
};

/**
 * What the browser keeps of the session between visits: nothing that says who it is, since whoever opens the machine can read it.
 * All that is kept of a person, drafts too, has a key that begins so; the theme is the device's, and has not.
 */
const own = 'waypost.';
/** What was typed and not sent (`forms/draft.ts`); each key names its author, and nobody else is shown it. */
const draftPrefix = `${own}draft.`;
const keys = {
  selected: `${own}selected-dashboard`,
  authenticated: `${own}authenticated`,
} as const;
/** Former versions kept the person here. */
const formerKeys = [`${own}user`, `${own}dashboards`];
const lastVisited = `${own}last-visited`;

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
  /** The session is over without anybody's meaning it; other tabs hear of it. What was typed is kept on this device. */
  forget(): void {
    for (const key of [...formerKeys, keys.selected]) localStorage.removeItem(key);
    // A sign-out that was meant stays one.
    if (localStorage.getItem(keys.authenticated) === 'true') localStorage.removeItem(keys.authenticated);
    dropHint();
  },
  /** Somebody signs out, and nothing of them is left but drafts, unless those go too; other tabs hear of it. */
  clear({ keepsDrafts }: { keepsDrafts: boolean }): void {
    for (const key of Object.keys(localStorage)) {
      const stays = key === keys.authenticated || (keepsDrafts && key.startsWith(draftPrefix));
      if (key.startsWith(own) && !stays) localStorage.removeItem(key);
    }
    localStorage.setItem(keys.authenticated, 'false');
    dropHint();
  },
  /** Whether somebody signed out here, and nobody has signed in since. */
  isSignedOut: (): boolean => localStorage.getItem(keys.authenticated) === 'false',
  /** Called when another tab signs out, or finds that the session is over. */
  onEndElsewhere(listener: (isMeant: boolean) => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === keys.authenticated && newValue !== 'true') listener(newValue === 'false');
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

/** Nobody has begun anything there. */
const neverRemembered = new Set<PageName>(['start', 'signIn', 'signUp', 'callback', 'selectRole', 'selectDashboard']);
/** Anybody may read them, or they only lead on: who is signed in and asks for the start must not land there again. */
const leftBehind = new Set<PageName>(['dashboard', 'dashboardById', 'jobs', 'publicJob', 'publicProfile']);

const pageOf = (path: string): PageName | undefined => pageAt(path.split(/[?#]/)[0] ?? '')?.page;

/** The page to come back to after signing in, for this tab's session. */
export const visited = {
  remember(path: string): void {
    const page = pageOf(path);
    if (page !== undefined && !neverRemembered.has(page)) sessionStorage.setItem(lastVisited, path);
  },
  /** The same, once somebody is signed in. */
  rememberSignedIn(path: string): void {
    const isLeftBehind = (page: PageName | undefined) => page !== undefined && leftBehind.has(page);
    if (!isLeftBehind(pageOf(path))) visited.remember(path);
    else if (isLeftBehind(pageOf(visited.last() ?? ''))) sessionStorage.removeItem(lastVisited);
  },
  last: (): string | undefined => sessionStorage.getItem(lastVisited) ?? undefined,
};
