import { pages } from '@waypost/contracts/paths';
import { type ReactNode, Suspense } from 'react';
import { Link } from '../../router/link.tsx';
import { useSession } from '../../session/session.tsx';
import { later } from '../../ui/behaviour/later.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import * as styles from './shell.css.ts';
import { SiteFooter } from './site-footer.tsx';

// Nobody changes it before having read something.
const ThemeSwitch = later(() => import('./theme-switch.tsx'), 'ThemeSwitch');

type PublicShellProps = {
  actions?: ReactNode;
  /** Who turns out to be signed in is going to see the page in a frame of their own. */
  isPassing?: boolean;
  children: ReactNode;
};

/** The frame of pages that anybody may read. */
export function PublicShell({ actions, isPassing = false, children }: PublicShellProps) {
  const { status } = useSession();
  return (
    <div
      className={isPassing ? styles.ownColumn : styles.column}
      data-unknown={isPassing && status === 'loading' ? '' : undefined}
    >
      <SkipLink targetId="content" />
      <header className={styles.signedOutHeader}>
        <Link
          to={status === 'signed-in' ? pages.home : pages.start}
          className={styles.logoLink}
          aria-label="Waypost, home"
        >
          <Logo />
        </Link>
        <div className={styles.headerActions}>
          {actions}
          <Suspense fallback={<span className={styles.menuPlace} />}>
            <ThemeSwitch />
          </Suspense>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
