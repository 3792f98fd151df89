import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './progress.css.ts';

export type ProgressBarProps = {
  label: string;
  /** 0 to 100; without it something is under way and nobody knows how long. */
  percent?: number;
  /** Says it in words, where a percentage says too little: "40 of 100 points". */
  valueLabel?: string;
};

export function ProgressBar({ label, percent, valueLabel }: ProgressBarProps) {
  const isIndeterminate = percent === undefined;
  return (
    <AriaProgressBar
      className={styles.bar}
      value={percent ?? 0}
      isIndeterminate={isIndeterminate}
      {...(valueLabel === undefined ? {} : { valueLabel })}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <div className={styles.words}>
            <Label>{label}</Label>
            {isIndeterminate ? null : <span className={styles.value}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            <div
              className={isIndeterminate ? `${styles.fill} ${styles.moving}` : styles.fill}
              style={isIndeterminate ? undefined : { width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
