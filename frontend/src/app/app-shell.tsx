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

export type AppShellProps = {
  user: { name: string; email: string; imageUrl?: string | null | undefined };
  dashboards: readonly { id: string; type: DashboardType; name: string }[];
  activeDashboardId: string | undefined;
  onSwitchDashboard: (id: string) => void;
  onLogOut: () => void;
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
      <div className={styles.foot}>
        <button type="button" className={styles.entry} onClick={onLogOut}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden />
          Log out
        </button>
      </div>
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

function Notifications() {
  return (
    <Popover
      label="Notifications"
      trigger={<IconButton label="Notifications" icon={<Bell size={20} aria-hidden />} tooltipPlacement="bottom" />}
    >
      {() => (
        <div className={styles.panel}>
          <p className={styles.panelEmpty}>No notifications yet</p>
        </div>
      )}
    </Popover>
  );
}

/** The frame of all signed-in pages. It is told everything and asks nobody. */
export function AppShell({
  user,
  dashboards,
  activeDashboardId,
  onSwitchDashboard,
  onLogOut,
  children,
}: AppShellProps) {
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
            {dashboards.length > 1 ? (
              <DashboardSwitcher
                dashboards={dashboards}
                activeDashboardId={activeDashboardId}
                onSwitchDashboard={onSwitchDashboard}
              />
            ) : null}
          </div>
          <div className={styles.headerActions}>
            <IconButton
              label="Create New Dashboard"
              icon={<Plus size={20} aria-hidden />}
              tooltipPlacement="bottom"
              onPress={() => void navigate(pages.selectRole)}
            />
            <Notifications />
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
