import type { ReactNode } from 'react';
import * as styles from './chip.css.ts';

/** A fact as a chip: a city, a job type. Nothing to press. */
export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.chip}>
      {icon}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
