import { pageAt, type PageName } from '@waypost/contracts/paths';
import { hintCookie } from '@waypost/contracts/session';
import { deviceStorage, onKeptElsewhere, tabStorage } from '../storage/storage.ts';

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
const lastVisited = `${own}last-visited`;

export const stored = {
  /** A tab keeps to its dashboard, whatever is chosen in others; a new one begins with what was chosen last. It may be there no more. */
  selected: (): string | undefined => tabStorage.read(keys.selected) ?? deviceStorage.read(keys.selected),
  /** Somebody is signed in: other tabs hear of the end of it. */
  keep(): void {
    deviceStorage.keep(keys.authenticated, 'true');
    const chosen = stored.selected();
    if (chosen) tabStorage.keep(keys.selected, chosen);
  },
  select(dashboardId: string): void {
    tabStorage.keep(keys.selected, dashboardId);
    deviceStorage.keep(keys.selected, dashboardId);
  },
  /** The session is over without anybody's meaning it; other tabs hear of it. What was typed is kept on this device. */
  forget(): void {
    deviceStorage.remove(keys.selected);
    // A sign-out that was meant stays one.
    if (deviceStorage.read(keys.authenticated) === 'true') deviceStorage.remove(keys.authenticated);
    dropHint();
  },
  /** Somebody signs out, and nothing of them is left but drafts, unless those go too; other tabs hear of it. */
  clear({ keepsDrafts }: { keepsDrafts: boolean }): void {
    for (const key of deviceStorage.keys()) {
      const stays = key === keys.authenticated || (keepsDrafts && key.startsWith(draftPrefix));
      if (key.startsWith(own) && !stays) deviceStorage.remove(key);
    }
    deviceStorage.keep(keys.authenticated, 'false');
    dropHint();
  },
  /** Whether somebody signed out here, and nobody has signed in since. */
  isSignedOut: (): boolean => deviceStorage.read(keys.authenticated) === 'false',
  /** Called when another tab signs out, or finds that the session is over. */
  onEndElsewhere(listener: (isMeant: boolean) => void): () => void {
    return onKeptElsewhere(keys.authenticated, (kept) => {
      if (kept !== 'true') listener(kept === 'false');
    });
  },
};

/** Nobody has begun anything there. */
const neverRemembered = new Set<PageName>([
  ...(['start', 'signIn', 'signUp', 'callback', 'selectRole', 'selectDashboard'] as const),
  ...(['terms', 'privacy', 'help'] as const),
]);
/** Anybody may read them, or they only lead on: who is signed in and asks for the start must not land there again. */
const leftBehind = new Set<PageName>(['dashboard', 'dashboardById', 'jobs', 'publicJob', 'publicProfile']);

const pageOf = (path: string): PageName | undefined => pageAt(path.split(/[?#]/)[0] ?? '')?.page;

/** The page to come back to after signing in, for this tab's session. */
export const visited = {
  remember(path: string): void {
    const page = pageOf(path);
    if (page !== undefined && !neverRemembered.has(page)) tabStorage.keep(lastVisited, path);
  },
  /** The same, once somebody is signed in. */
  rememberSignedIn(path: string): void {
    const isLeftBehind = (page: PageName | undefined) => page !== undefined && leftBehind.has(page);
    if (!isLeftBehind(pageOf(path))) visited.remember(path);
    else if (isLeftBehind(pageOf(visited.last() ?? ''))) tabStorage.remove(lastVisited);
  },
  last: (): string | undefined => tabStorage.read(lastVisited),
};
