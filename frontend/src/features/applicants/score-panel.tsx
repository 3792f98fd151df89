import { useQuery } from '@tanstack/react-query';
import { scorePercent } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { Score } from '@waypost/contracts/entities/score';
import { applicationScoreQuery } from '../../entities/application/queries.ts';
import { ScoreBreakdown } from '../../entities/score/score-breakdown.tsx';
import { applicantThresholds } from '../../entities/score/thresholds.ts';
import { readFrom, scoreWords } from '../../entities/score/words.ts';
import { formatDateTime } from '../../format/date.ts';
import { Banner } from '../../ui/banner.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { PanelState } from './panel-state.tsx';

const sourceNames = { profile: 'the profile', resume: 'the resume that was sent' } as const;

function Breakdown({ score }: { score: Score }) {
  const { percent, note, why } = scoreWords({
    user_score: score.user_score,
    score_status: score.status,
    score_stale: score.stale,
  });
  const computedAt = formatDateTime(score.computed_at ?? undefined);
  return (
    <Stack space={5}>
      <Inline space={4} wrap={false}>
        <Gauge
          label="Score"
          percent={score.user_score === null ? null : scorePercent(score.user_score)}
          thresholds={applicantThresholds}
        />
        <Text size="xs" tone="muted">
          An estimate by fixed rules from {readFrom(score.based_on, sourceNames)}. Name, gender, age, photo, nationality
          and schools play no part.{computedAt === undefined ? '' : ` Computed ${computedAt}.`}
        </Text>
      </Inline>
      {note === undefined ? null : (
        <Banner tone={percent === null || score.status === 'unreadable' ? 'warning' : 'info'} title={note}>
          {why}
        </Banner>
      )}
      <ScoreBreakdown score={score} />
    </Stack>
  );
}

/** How the score of an applicant adds up. */
export function ScorePanel({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const score = useQuery(applicationScoreQuery(jobId, applicant._id));
  return (
    <PanelState answer={score} loading="Loading the score" failed="The score could not be loaded">
      {(data) => <Breakdown score={data} />}
    </PanelState>
  );
}
