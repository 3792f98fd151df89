import type { Applicant } from '@waypost/contracts/entities/application';
import { applicantThresholds } from '../../entities/score/thresholds.ts';
import { scoreWords } from '../../entities/score/words.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { Text } from '../../ui/text.tsx';
import * as styles from './score-cell.css.ts';

/** A score at a glance: the ring with its percentage, and what has to be said of it. */
export function ScoreCell({ applicant }: { applicant: Applicant }) {
  const { percent, note, why } = scoreWords(applicant);
  return (
    <div className={styles.cell}>
      {percent === null ? null : <Gauge label="Score" percent={percent} size="sm" thresholds={applicantThresholds} />}
      {note === undefined ? null : (
        <Text as="span" size="xs" tone="muted" {...(why === undefined ? {} : { title: why })}>
          {note}
        </Text>
      )}
    </div>
  );
}
