import { scorePercent } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { ApplicationScore } from '@waypost/contracts/entities/score';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { canScoreAgain, useApplicationScore } from '../../../entities/application/use-application-score.ts';
import { originWords, outdatedWords } from '../../../entities/score/origin.ts';
import { ScoreBreakdown } from '../../../entities/score/score-breakdown.tsx';
import { applicantThresholds } from '../../../entities/score/thresholds.ts';
import { scoreWords } from '../../../entities/score/words.ts';
import { formatDateTime } from '../../../format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Gauge } from '../../../ui/content/gauge.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { PanelState } from '../panel-state.tsx';

type Scoring = { score: ApplicationScore; isScoring: boolean; onScoreAgain: () => void };

/** Above a score that is not of what there is now, or not of all that there is. */
export function ScoreMark({ score, isScoring, onScoreAgain }: Scoring) {
  const { user_score, status, stale, failed_at } = score;
  const outdated = outdatedWords(score);
  const { percent, note, why } = scoreWords({ user_score, score_status: status, score_stale: stale });
  const title = outdated ?? note;
  if (title === undefined) return null;
  const failed = failed_at === null ? '' : ` Computing it failed last on ${formatDateTime(failed_at)}.`;
  const soon = 'A new score is computed by itself, usually within a minute.';
  return (
    <Banner
      tone={percent === null || status === 'unreadable' ? 'warning' : 'info'}
      title={title}
      actions={
        canScoreAgain(score) ? (
          <Button
            size="sm"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={isScoring}
            pendingLabel="Scoring…"
            onPress={onScoreAgain}
          >
            Score again
          </Button>
        ) : undefined
      }
    >
      {`${outdated === undefined || failed_at !== null ? (why ?? '') : soon}${failed}`.trim()}
    </Banner>
  );
}

function Breakdown({ score, isScoring, onScoreAgain }: Scoring) {
  const top = useRef<HTMLDivElement>(null);
  const origin = originWords(score);
  // The button goes with its reason, and focus with it.
  const hasButton = canScoreAgain(score);
  useEffect(() => {
    if (!hasButton && document.activeElement === document.body) top.current?.focus();
  }, [hasButton]);
  return (
    <Stack space={5}>
      <div ref={top} tabIndex={-1}>
        <Inline space={4} wrap={false}>
          <Gauge
            label="Score"
            percent={score.user_score === null ? null : scorePercent(score.user_score)}
            thresholds={applicantThresholds}
          />
          <Text size="xs" tone="muted">
            An estimate by fixed rules. Name, gender, age, photo, nationality and schools play no part.
            {origin === undefined ? '' : ` ${origin}`}
          </Text>
        </Inline>
      </div>
      <ScoreMark score={score} isScoring={isScoring} onScoreAgain={onScoreAgain} />
      <ScoreBreakdown score={score} />
    </Stack>
  );
}

/** How the score of an applicant adds up, of what, and whether that is what there is now. */
export function ScorePanel({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { answer, scoreAgain, isScoring } = useApplicationScore(jobId, applicant._id);
  return (
    <PanelState answer={answer} loading="Loading the score" failed="The score could not be loaded">
      {(data) => <Breakdown score={data} isScoring={isScoring} onScoreAgain={scoreAgain} />}
    </PanelState>
  );
}
