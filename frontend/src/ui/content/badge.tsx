import type { ReactNode } from 'react';
import type { ToneName } from '../../theme/colors.ts';
import * as styles from './badge.css.ts';

export type BadgeProps = { tone?: ToneName; icon?: ReactNode; children: ReactNode };

/** A word with a meaning. The colour repeats what the word and the icon say. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {icon}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
