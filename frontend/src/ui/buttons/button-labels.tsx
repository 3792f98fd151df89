import type { ReactNode } from 'react';
import * as styles from './button.css.ts';

type ButtonLabelsProps = { icon?: ReactNode; isPending: boolean; pendingLabel?: ReactNode; children?: ReactNode };

/** What a button says, and what it says meanwhile, in one place. */
export function ButtonLabels({ icon, isPending, pendingLabel, children }: ButtonLabelsProps) {
  if (pendingLabel === undefined && children === undefined) return icon;
  return (
    <span className={styles.labels} aria-live={pendingLabel === undefined ? undefined : 'polite'}>
      <span className={styles.label} data-shown={!isPending || pendingLabel === undefined}>
        {icon}
        {icon !== undefined && typeof children === 'string' ? <span>{children}</span> : children}
      </span>
      {pendingLabel === undefined ? null : (
        <span className={styles.label} data-shown={isPending}>
          {pendingLabel}
        </span>
      )}
    </span>
  );
}
