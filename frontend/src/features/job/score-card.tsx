import { useQuery } from '@tanstack/react-query';
import { scorePercent } from '@waypost/contracts/constants';
import type { Score, ScorePart } from '@waypost/contracts/entities/score';
import { Check, ChevronDown, Lightbulb, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { isWaiting, points, scoreNote } from '../../entities/score/words.ts';
import { useLive } from '../../session/live.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Bone, BoneCircle, Loading } from '../../ui/skeleton.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import * as styles from './score-card.css.ts';

const poll = 2_000;

function useScore(jobId: string) {
  const result = useQuery({
    queryKey: [...queryKeys.scores, jobId],
    queryFn: ({ signal }) => call('getScore', { params: { id: jobId } }, { signal }),
    refetchInterval: (query) => (isWaiting(query.state.data) ? poll : false),
  });
  useLive((signal) => {
    if (signal.kind === 'resume') void result.refetch();
  });
  return result;
}

function Part({ part: { part, points: got, max, evidence, advice } }: { part: ScorePart }) {
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        <Text weight="strong">{part}</Text>
        <span className={styles.points}>
          {points(got)} / {points(max)}
        </span>
      </div>
      <div className={styles.track} aria-hidden>
        <div className={styles.fill} style={{ width: `${max === 0 ? 0 : (got / max) * 100}%` }} />
      </div>
      <ul className={styles.evidence}>
        {evidence.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {advice === null ? null : (
        <p className={styles.advice}>
          <Lightbulb size={16} aria-hidden />
          {advice}
        </p>
      )}
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
  return (
    <Stack space={5}>
      <ul className={styles.parts}>
        {score.breakdown.map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </ul>
      <Skills title="Matched skills" skills={score.matched_skills} has />
      <Skills title="Missing skills" skills={score.missing_skills} has={false} />
      <Text size="xs" tone="muted">
        An estimate by fixed rules from your profile, your newest readable resume and this post. Name, gender, age,
        photo, nationality and schools play no part, and nothing is rejected because of it.
      </Text>
    </Stack>
  );
}

/** How well the profile fits the post, with its reasons. A score that cannot be had says so here and nowhere else. */
export function ScoreCard({ jobId }: { jobId: string }) {
  const { data: score, error, isFetching, refetch } = useScore(jobId);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasFailed = error !== null && score === undefined;
  const note = hasFailed ? scoreNote({ status: 'failed', stale: false }) : score && scoreNote(score);
  const percent = score?.user_score === undefined || score.user_score === null ? null : scorePercent(score.user_score);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} padding="md" space={4}>
      <Heading level={2} size="md" id={`${id}-title`}>
        ATS Score
      </Heading>
      {score === undefined && !hasFailed ? (
        <Loading label="Computing your score">
          <Stack align="center" space={2}>
            <BoneCircle size="5.5rem" />
            <Bone width="6rem" />
          </Stack>
        </Loading>
      ) : (
        <div className={styles.gauge}>
          <Gauge label="ATS score" percent={percent} caption="Based on profile" />
        </div>
      )}
      {note === undefined ? null : (
        <Banner tone={note.tone} title={note.title}>
          {note.text}
        </Banner>
      )}
      {note?.tone === 'danger' ? (
        <Button isPending={isFetching} pendingLabel="Trying again…" onPress={() => void refetch()}>
          Retry
        </Button>
      ) : null}
      {score === undefined || score.breakdown.length === 0 ? null : (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-breakdown`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide the breakdown' : 'See how it adds up'}
            <ChevronDown size={16} aria-hidden className={styles.chevron} />
          </button>
          <div id={`${id}-breakdown`} hidden={!isOpen}>
            <Breakdown score={score} />
          </div>
        </>
      )}
    </Card>
  );
}
