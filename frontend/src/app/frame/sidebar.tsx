import type { DashboardType } from '@waypost/contracts/constants';
import { pages } from '@waypost/contracts/paths';
import {
  Bookmark,
  BriefcaseBusiness,
  Gauge,
  House,
  LogOut,
  Newspaper,
  Send,
  Settings,
  SquarePen,
  UserRound,
  Users,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../router/link.tsx';
import { useLocation } from '../../router/router.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Logo, LogoMark } from '../../ui/page/logo.tsx';
import { useIsScreenAwaited } from '../screens/awaited-screens.ts';
import { loadPage } from '../screens/screens.ts';
import { type MenuIcon, currentEntry, menuEntries } from './menu-entries.ts';
import * as styles from './shell.css.ts';
import { SiteLinks } from './site-footer.tsx';

const icons: Record<MenuIcon, typeof House> = {
  home: House,
  feed: Newspaper,
  profile: UserRound,
  saved: Bookmark,
  score: Gauge,
  create: SquarePen,
  posted: BriefcaseBusiness,
  applications: Send,
  referrals: Users,
  settings: Settings,
};

export type SidebarProps = {
  user: { name: string; email: string; imageUrl?: string | null | undefined };
  onLogOut: () => void;
  type: DashboardType | undefined;
  /** Above the menu; a drawer has its own head. */
  head?: ReactNode;
  onLeave?: () => void;
};

export const HomeLink = () => (
  <Link to={pages.home} className={styles.logoLink} aria-label="Waypost, home">
    <span className={styles.wholeLogo}>
      <Logo />
    </span>
    <span className={styles.logoMark}>
      <LogoMark />
    </span>
  </Link>
);

/** Once nothing else is to be done, the pages of the menu are fetched, unless somebody pays for what is sent. */
function usePagesAhead(paths: readonly string[]) {
  const all = paths.join(' ');
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // Safari cannot say when it is idle; there, pointing at an entry is enough.
    if (connection?.saveData === true || !('requestIdleCallback' in globalThis)) return;
    let idle: number;
    // One after the other: each is much to read, and somebody may want something meanwhile.
    const loadNext = ([path, ...others]: readonly string[]) => {
      if (path === undefined) return;
      idle = requestIdleCallback(() => void loadPage(path).then(() => loadNext(others)));
    };
    loadNext(all.split(' '));
    return () => cancelIdleCallback(idle);
  }, [all]);
}

function Entries({ type, onLeave }: Pick<SidebarProps, 'type' | 'onLeave'>) {
  const entries = menuEntries(type);
  const { pathname, search } = useLocation();
  const current = currentEntry(entries, pathname);
  const [pressed, setPressed] = useState<string>();
  const isAwaited = useIsScreenAwaited();
  usePagesAhead(entries.map(({ to }) => to));
  return (
    <nav aria-label="Main">
      <ul className={styles.menu}>
        {entries.map((entry) => {
          const Icon = icons[entry.icon];
          const fetch = () => void loadPage(entry.to);
          // Who comes to the feed by the menu finds its last search; who is there already would find it in a second entry of the history.
          const isSearched = entry.to === pages.feed && entry.to === pathname;
          return (
            <li key={entry.to}>
              <Link
                to={isSearched ? `${pathname}${search}` : entry.to}
                className={styles.entry}
                aria-current={entry === current ? 'page' : undefined}
                data-pending={(isAwaited && entry.to === pressed) || undefined}
                onPointerEnter={fetch}
                onFocus={fetch}
                onClick={() => {
                  setPressed(entry.to);
                  onLeave?.();
                }}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {entry.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export function Sidebar({ user, type, onLogOut, head, onLeave }: SidebarProps) {
  return (
    <div className={styles.sidebarContent}>
      {head}
      <div className={styles.person}>
        <Avatar name={user.name} imageUrl={user.imageUrl} />
        <div className={styles.personWords}>
          <Text weight="strong" lines={1}>
            {user.name}
          </Text>
          <Text size="xs" tone="muted" lines={1} title={user.email}>
            {user.email}
          </Text>
          {type === undefined ? null : (
            <div className={styles.personBadge}>
              <Badge>{type}</Badge>
            </div>
          )}
        </div>
      </div>
      <Entries type={type} {...(onLeave && { onLeave })} />
      <div className={styles.foot}>
        <button type="button" className={styles.entry} onClick={onLogOut}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden />
          Log out
        </button>
        <div className={styles.siteLinks}>
          <SiteLinks {...(onLeave && { onLeave })} />
        </div>
      </div>
    </div>
  );
}
