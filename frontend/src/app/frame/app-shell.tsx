import { Menu as MenuLines } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { below } from '../../theme/breakpoints.ts';
import { latePart, useLatePart } from '../../ui/behaviour/late-part.ts';
import { useMediaQuery } from '../../ui/behaviour/use-media-query.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { DashboardSwitcher, ShellTools, type ShellToolsProps, type SwitcherProps } from './shell-tools.tsx';
import * as styles from './shell.css.ts';
import { HomeLink, Sidebar, type SidebarProps } from './sidebar.tsx';

const drawer = latePart(() => import('../../ui/overlays/drawer.tsx'), 'Drawer');

/** Where there is no window yet, both frames are drawn, and the style sheet shows one. */
const isAhead = typeof document === 'undefined';

export type AppShellProps = SwitcherProps &
  Pick<SidebarProps, 'user' | 'onLogOut'> &
  Pick<ShellToolsProps, 'renderBell'> & { children: ReactNode };

/** The frame of all signed-in pages: a bar and a drawer on a phone, else a sidebar alone. It is told everything and asks nobody. */
export function AppShell({ user, onLogOut, renderBell, children, ...switching }: AppShellProps) {
  const { Part: Drawer, whenThere, ahead } = useLatePart(drawer);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isPhone = useMediaQuery(below.tablet);
  const type = switching.dashboards.find(({ id }) => id === switching.activeDashboardId)?.type;
  const switcher = <DashboardSwitcher {...switching} />;
  return (
    <div className={styles.shell}>
      <SkipLink targetId="content" />
      {isPhone || isAhead ? (
        <header className={styles.phoneHeader}>
          <IconButton
            label="Menu"
            icon={<MenuLines size={20} aria-hidden />}
            tooltipPlacement="bottom"
            onPress={() => whenThere(() => setMenuOpen(true))}
            {...ahead}
          />
          <div className={styles.headerSpace}>{switching.dashboards.length > 1 ? switcher : <HomeLink />}</div>
          <ShellTools size="md" renderBell={renderBell} />
          {Drawer && (
            <Drawer side="left" title="Menu" isFlush isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
              <Sidebar user={user} type={type} onLogOut={onLogOut} onLeave={() => setMenuOpen(false)} />
            </Drawer>
          )}
        </header>
      ) : null}
      {isPhone ? null : (
        <aside className={styles.sidebar} aria-label="Sidebar">
          <Sidebar
            user={user}
            type={type}
            onLogOut={onLogOut}
            head={
              <header className={styles.sidebarHead}>
                <HomeLink />
                <ShellTools size="sm" renderBell={renderBell} />
                {switching.dashboards.length > 1 ? <div className={styles.switcher}>{switcher}</div> : null}
              </header>
            }
          />
        </aside>
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
