import { Gauge } from '../../ui/content/gauge.tsx';
import { BoneCircle } from '../../ui/page/skeleton.tsx';
import * as styles from './match.css.ts';
import { scoreThresholds } from './thresholds.ts';

type MatchProps = {
  /** Null where there is none, undefined while it is not known. */
  percent: number | null | undefined;
};

/** How well one fits a post, for a card. Its place is kept while the number is on its way, and where there is none. */
export function Match({ percent }: MatchProps) {
  return (
    <div className={styles.match} title="How well your profile and resume match">
      {percent === undefined ? (
        <span className={styles.coming} aria-hidden>
          <BoneCircle size="100%" />
        </span>
      ) : null}
      {typeof percent === 'number' ? (
        <Gauge label="Your match" percent={percent} size="sm" thresholds={scoreThresholds} />
      ) : null}
    </div>
  );
}
