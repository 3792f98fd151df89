import type { DashboardType } from '@waypost/contracts/constants';
import { pages } from '@waypost/contracts/paths';
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  ChevronsUpDown,
  Gauge,
  House,
  LogOut,
  Menu as MenuLines,
  Newspaper,
  Plus,
  Send,
  Settings,
  SquarePen,
  UserRound,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { Menu } from '../ui/menu.tsx';
import { Popover } from '../ui/popover.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Text } from '../ui/text.tsx';
import { type MenuIcon, currentEntry, menuEntries } from './menu-entries.ts';
import * as styles from './shell.css.ts';
import { ThemeSwitch } from './theme-switch.tsx';

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

export type ShellUser = { name: string; email: string; imageUrl?: string | null | undefined };
export type ShellDashboard = { id: string; type: DashboardType; name: string };

export type AppShellProps = {
  /** `null` when nobody is signed in. */
  user: ShellUser | null;
  dashboards: readonly ShellDashboard[];
  activeDashboardId: string | undefined;
  onSwitchDashboard: (id: string) => void;
  onLogOut: () => void;
  unreadCount?: number;
  /** The panel behind the bell; without it there are none yet. */
  notifications?: (close: () => void) => ReactNode;
  children: ReactNode;
};

type SidebarProps = Pick<AppShellProps, 'user' | 'onLogOut'> & {
  type: DashboardType | undefined;
  hasLogo?: boolean;
  onLeave?: () => void;
};

function Sidebar({ user, type, onLogOut, hasLogo = false, onLeave }: SidebarProps) {
  const entries = menuEntries(type);
  const current = currentEntry(entries, useLocation().pathname);
  return (
    <div className={styles.sidebarContent}>
      {hasLogo ? (
        <Link to={pages.home} className={styles.logoLink} aria-label="Waypost, home">
          <Logo />
        </Link>
      ) : null}
      {user === null ? null : (
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
      )}
      <nav aria-label="Main">
        <ul className={styles.menu}>
          {entries.map((entry) => {
            const Icon = icons[entry.icon];
            return (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  className={styles.entry}
                  aria-current={entry === current ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  {entry.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {user === null ? null : (
        <div className={styles.foot}>
          <button type="button" className={styles.entry} onClick={onLogOut}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden />
            Log out
          </button>
        </div>
      )}
    </div>
  );
}

type SwitcherProps = Pick<AppShellProps, 'dashboards' | 'activeDashboardId' | 'onSwitchDashboard'>;

function DashboardSwitcher({ dashboards, activeDashboardId, onSwitchDashboard }: SwitcherProps) {
  const active = dashboards.find(({ id }) => id === activeDashboardId);
  return (
    <Menu
      label="Dashboards"
      hasSelection
      trigger={
        <Button variant="secondary" aria-label={`Dashboard: ${active?.name ?? 'none chosen'}. Switch dashboard`}>
          <span className={styles.switcherName}>{active?.name ?? 'Choose a dashboard'}</span>
          <span className={styles.switcherType}>{active?.type ?? 'Choose'}</span>
          <ChevronsUpDown size={16} aria-hidden />
        </Button>
      }
      groups={[
        {
          id: 'dashboards',
          actions: dashboards.map(({ id, name, type }) => ({
            id,
            label: name,
            description: type,
            isSelected: id === activeDashboardId,
            onAction: () => onSwitchDashboard(id),
          })),
        },
      ]}
    />
  );
}

function Notifications({ unreadCount = 0, notifications }: Pick<AppShellProps, 'unreadCount' | 'notifications'>) {
  return (
    <span className={styles.bell}>
      <Popover
        label="Notifications"
        trigger={
          <IconButton
            label={unreadCount === 0 ? 'Notifications' : `Notifications, ${unreadCount} unread`}
            icon={<Bell size={20} aria-hidden />}
            tooltipPlacement="bottom"
          />
        }
      >
        {(close) => (
          <div className={styles.panel}>
            {notifications?.(close) ?? <p className={styles.panelEmpty}>No notifications yet</p>}
          </div>
        )}
      </Popover>
      {unreadCount === 0 ? null : (
        <span className={styles.unread} aria-hidden>
          {unreadCount > 9 ? '9+' : unreadCount}
        </span>
      )}
    </span>
  );
}

/** The frame of all signed-in pages. It is told everything and asks nobody. */
export function AppShell(props: AppShellProps) {
  const { user, dashboards, activeDashboardId, onSwitchDashboard, onLogOut, unreadCount, notifications, children } =
    props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const navigate = useNavigate();
  const type = dashboards.find(({ id }) => id === activeDashboardId)?.type;
  return (
    <div className={styles.shell}>
      <SkipLink targetId="content" />
      <aside className={styles.sidebar} aria-label="Sidebar">
        <Sidebar user={user} type={type} onLogOut={onLogOut} hasLogo />
      </aside>
      <Drawer side="left" title="Menu" isFlush isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
        <Sidebar user={user} type={type} onLogOut={onLogOut} onLeave={() => setMenuOpen(false)} />
      </Drawer>
      <div className={styles.column}>
        <header className={styles.header}>
          <span className={styles.menuButton}>
            <IconButton
              label="Menu"
              icon={<MenuLines size={20} aria-hidden />}
              tooltipPlacement="bottom"
              onPress={() => setMenuOpen(true)}
            />
          </span>
          <div className={styles.headerSpace}>
            {user === null ? (
              <Text tone="muted">Not Logged In</Text>
            ) : dashboards.length > 1 ? (
              <DashboardSwitcher
                dashboards={dashboards}
                activeDashboardId={activeDashboardId}
                onSwitchDashboard={onSwitchDashboard}
              />
            ) : null}
          </div>
          <div className={styles.headerActions}>
            {user === null ? (
              <LinkButton to={pages.signIn} variant="primary">
                Sign In
              </LinkButton>
            ) : (
              <>
                <IconButton
                  label="Create New Dashboard"
                  icon={<Plus size={20} aria-hidden />}
                  tooltipPlacement="bottom"
                  onPress={() => void navigate(pages.selectRole)}
                />
                <Notifications
                  {...(unreadCount === undefined ? {} : { unreadCount })}
                  {...(notifications === undefined ? {} : { notifications })}
                />
              </>
            )}
            <ThemeSwitch />
          </div>
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
