import type { ReactNode } from 'react';
import * as styles from './skip-link.css.ts';

/** The first stop of the keyboard: past the menu. On a page whose list stands behind many controls, the next stop: past them. */
export function SkipLink({ targetId, children = 'Skip to content' }: { targetId: string; children?: ReactNode }) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      {children}
    </a>
  );
}
