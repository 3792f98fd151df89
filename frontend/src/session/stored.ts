import type { Dashboard, UserInfo } from '@waypost/contracts/entities/user';

/** The server sets this cookie beside the session's own, which no script can read. */
export const mayBeSignedIn = () => document.cookie.split('; ').includes('__Host-waypost-signed-in=1');

/** What the browser keeps of the session between visits. Drafts and the theme are kept elsewhere and survive signing out. */
const keys = {
  user: 'waypost.user',
  dashboards: 'waypost.dashboards',
  selected: 'waypost.selected-dashboard',
  authenticated: 'waypost.authenticated',
} as const;
const lastVisited = 'waypost.last-visited';

function read(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

export const stored = {
  /** Who was signed in at the last visit, so that the first screen need not wait; the server is asked all the same. */
  currentUser(): { userInfos: UserInfo; userDashboards: Dashboard[] } | undefined {
    const userInfos = read(keys.user) as UserInfo | undefined;
    return userInfos && { userInfos, userDashboards: (read(keys.dashboards) ?? []) as Dashboard[] };
  },
  selected: () => read(keys.selected) as string | undefined,
  keep(user: UserInfo, dashboards: readonly Dashboard[]): void {
    localStorage.setItem(keys.user, JSON.stringify(user));
    localStorage.setItem(keys.dashboards, JSON.stringify(dashboards));
    localStorage.setItem(keys.authenticated, 'true');
  },
  select(dashboardId: string): void {
    localStorage.setItem(keys.selected, JSON.stringify(dashboardId));
  },
  clear(): void {
    localStorage.setItem(keys.authenticated, 'false');
    for (const key of [keys.user, keys.dashboards, keys.selected]) localStorage.removeItem(key);
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

const neverRemembered = new Set(['/', '/signin', '/signup', '/auth/callback', '/select-role', '/select-dashboard']);

/** The page to come back to after signing in, for this tab's session. */
export const visited = {
  remember(path: string): void {
    if (!neverRemembered.has(path.split(/[?#]/)[0] ?? '')) sessionStorage.setItem(lastVisited, path);
  },
  last: (): string | undefined => sessionStorage.getItem(lastVisited) ?? undefined,
  forget: () => sessionStorage.removeItem(lastVisited),
};
