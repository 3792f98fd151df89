import { useId } from 'react';
import * as styles from './progress.css.ts';

export type ProgressBarProps = {
  label: string;
  /** 0 to 100; without it something is under way and nobody knows how long. */
  percent?: number;
};

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const labelId = useId();
  const isIndeterminate = percent === undefined;
  const value = Math.min(Math.max(percent ?? 0, 0), 100);
  const words = `${Math.round(value)}%`;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-labelledby={labelId}
      {...(isIndeterminate
        ? {}
        : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': value, 'aria-valuetext': words })}
    >
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
        {isIndeterminate ? null : <span className={styles.value}>{words}</span>}
      </div>
      <div className={styles.track}>
        <div
          className={isIndeterminate ? `${styles.fill} ${styles.moving}` : styles.fill}
          style={isIndeterminate ? undefined : { width: `${value}%` }}
        />
      </div>
    </div>
  );
}
