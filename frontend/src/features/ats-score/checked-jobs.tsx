import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { scoreThresholds } from '../../entities/score/thresholds.ts';
import { formatDate } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Gauge } from '../../ui/content/gauge.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import { checkedJob } from './ats-form.ts';
import * as styles from './ats-score.css.ts';
import { changeOf, type Check } from './kept-checks.ts';

type CheckedJobsProps = {
  checks: readonly Check[];
  /** No other one is scored until then. */
  isScoring: boolean;
  onAgain: (check: Check) => void;
  onForget: () => void;
};

/** The jobs that were scored last, beside each other, each to be scored again. */
export function CheckedJobs({ checks, isScoring, onAgain, onForget }: CheckedJobsProps) {
  const id = useId();
  if (checks.length === 0) return null;
  return (
    <Stack as="section" space={2} aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={2} size="md" id={id}>
          Jobs you checked
        </Heading>
        <Button variant="quiet" size="sm" onPress={onForget}>
          Clear list
        </Button>
      </Inline>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={checkedJob(check.form, location.origin)} className={styles.check}>
            <Gauge label={`Score of ${check.title}`} percent={check.percent} size="sm" thresholds={scoreThresholds} />
            <div className={styles.checkWords}>
              <Text weight="strong" lines={2}>
                {check.title}
              </Text>
              <Text size="xs" tone="muted" lines={2}>
                {factLine([check.company, formatDate(check.at), changeOf(check)])}
              </Text>
            </div>
            <IconButton
              label={`Check again: ${check.title}`}
              icon={<RotateCcw size={16} aria-hidden />}
              // Not disabled, or the focus would be lost with the press.
              aria-disabled={isScoring}
              onPress={() => onAgain(check)}
            />
          </li>
        ))}
      </ul>
      <Text size="xs" tone="muted">
        Kept on this device until you log out.
      </Text>
    </Stack>
  );
}
