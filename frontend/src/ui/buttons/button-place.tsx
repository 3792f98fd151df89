import type { ReactNode } from 'react';
import * as styles from './button.css.ts';

/** The room of a button that is on its way. */
export function ButtonPlace({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span aria-hidden className={`${styles.button()} ${styles.place}`}>
      <span className={styles.labels}>
        <span className={styles.label} data-shown>
          {icon}
          {children}
        </span>
      </span>
    </span>
  );
}
