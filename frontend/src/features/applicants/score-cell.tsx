import type { Applicant } from '@waypost/contracts/entities/application';
import { track } from '../../entities/score/score-breakdown.css.ts';
import { applicantThresholds } from '../../entities/score/thresholds.ts';
import { scoreWords } from '../../entities/score/words.ts';
import { gaugeLevel } from '../../ui/content/gauge-level.ts';
import { Text } from '../../ui/content/text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import * as styles from './score-cell.css.ts';

/** A score at a glance: the percentage over a bar of its length, and what has to be said of it. */
export function ScoreCell({ applicant }: { applicant: Applicant }) {
  const { percent, note, why } = scoreWords(applicant);
  return (
    <div className={styles.cell}>
      {percent === null ? null : (
        <div className={styles.meter}>
          <span className={styles.number}>
            <VisuallyHidden>Score </VisuallyHidden>
            {`${percent}%`}
          </span>
          <span className={track} aria-hidden>
            <span className={styles.fill[gaugeLevel(percent, applicantThresholds)]} style={{ width: `${percent}%` }} />
          </span>
        </div>
      )}
      {note === undefined ? null : (
        <Text as="span" size="xs" tone="muted" {...(why === undefined ? {} : { title: why })}>
          {note}
        </Text>
      )}
    </div>
  );
}
