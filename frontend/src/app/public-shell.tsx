import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import * as styles from './shell.css.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of pages that anybody may read. */
export function PublicShell({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <SkipLink targetId="content" />
      <header className={styles.signedOutHeader}>
        <Link to="/" className={styles.logoLink} aria-label="Waypost, home">
          <Logo />
        </Link>
        <div className={styles.headerActions}>
          {actions}
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
