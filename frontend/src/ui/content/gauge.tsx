import { type GaugeThresholds, gaugeLevel } from './gauge-level.ts';
import * as styles from './gauge.css.ts';

/** In px at the usual font size. */
const sizes = {
  sm: { box: 44, stroke: 4 },
  md: { box: 88, stroke: 8 },
  lg: { box: 136, stroke: 10 },
} as const;

export type GaugeProps = {
  /** What is measured: "ATS score". */
  label: string;
  /** `null` while it is unknown. */
  percent: number | null;
  size?: keyof typeof sizes;
  thresholds: GaugeThresholds;
  /** Below the ring: "Based on profile". */
  caption?: string;
};

/** A percentage as a ring. The number inside says the same, so the colour is never alone. */
export function Gauge({ label, percent, size = 'md', thresholds, caption }: GaugeProps) {
  const { box, stroke } = sizes[size];
  const side = `${box / 16}rem`;
  const radius = (box - stroke) / 2;
  const around = 2 * Math.PI * radius;
  const circle = { cx: box / 2, cy: box / 2, r: radius, fill: 'none', strokeWidth: stroke } as const;
  const level = percent === null ? 'none' : gaugeLevel(percent, thresholds);
  return (
    <div className={styles.gauge}>
      <div
        className={styles.ring}
        role={percent === null ? 'img' : 'meter'}
        aria-label={percent === null ? `${label}: not known yet` : label}
        {...(percent === null
          ? {}
          : { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuetext': `${percent}%` })}
      >
        <svg width={side} height={side} viewBox={`0 0 ${box} ${box}`} aria-hidden>
          <circle {...circle} className={styles.track} />
          <circle
            {...circle}
            className={`${styles.arc} ${styles.level[level]}`}
            strokeLinecap={percent ? 'round' : 'butt'}
            strokeDasharray={around}
            strokeDashoffset={around * (1 - (percent ?? 0) / 100)}
            transform={`rotate(-90 ${box / 2} ${box / 2})`}
          />
        </svg>
        <span className={styles.number[size]} aria-hidden>
          {percent === null ? '–' : `${percent}%`}
        </span>
      </div>
      {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
    </div>
  );
}
