import { useQuery } from '@tanstack/react-query';
import { scorePercent } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { Score, ScorePart } from '@waypost/contracts/entities/score';
import { Check, Minus } from 'lucide-react';
import { applicationScoreQuery } from '../../entities/application/queries.ts';
import { formatDateTime } from '../../format/date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { applicantThresholds } from '../../ui/gauge-level.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { PanelState } from './panel-state.tsx';
import * as styles from './score-panel.css.ts';
import { points, scoreWords } from './score-words.ts';

function Part({ part: { part, points: got, max, evidence } }: { part: ScorePart }) {
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        <Text weight="strong">{part}</Text>
        <Text tone="muted" numeric>
          {points(got)} / {points(max)}
        </Text>
      </div>
      <div className={styles.track} aria-hidden>
        <div className={styles.fill} style={{ width: `${max === 0 ? 0 : (got / max) * 100}%` }} />
      </div>
      <ul className={styles.evidence}>
        {evidence.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

function Skills({ title, skills, has }: { title: string; skills: readonly string[]; has: boolean }) {
  if (skills.length === 0) return null;
  const Icon = has ? Check : Minus;
  return (
    <Stack space={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Inline as="ul" space={1}>
        {skills.map((skill) => (
          <li key={skill}>
            <Badge tone={has ? 'success' : 'neutral'} icon={<Icon size={14} aria-hidden />}>
              {skill}
            </Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

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
          An estimate by fixed rules from the profile, the resume that was sent and this post. Name, gender, age, photo,
          nationality and schools play no part.{computedAt === undefined ? '' : ` Computed ${computedAt}.`}
        </Text>
      </Inline>
      {note === undefined ? null : (
        <Banner tone={percent === null || score.status === 'unreadable' ? 'warning' : 'info'} title={note}>
          {why}
        </Banner>
      )}
      {score.breakdown.length === 0 ? null : (
        <ul className={styles.parts}>
          {score.breakdown.map((part) => (
            <Part key={part.part} part={part} />
          ))}
        </ul>
      )}
      <Skills title="Matched skills" skills={score.matched_skills} has />
      <Skills title="Missing skills" skills={score.missing_skills} has={false} />
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
