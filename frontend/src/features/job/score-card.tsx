import { scorePercent } from '@waypost/contracts/constants';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useScore } from '../../entities/score/queries.ts';
import { ScoreBreakdown } from '../../entities/score/score-breakdown.tsx';
import { scoreThresholds } from '../../entities/score/thresholds.ts';
import { basedOn, readFrom, scoreNote } from '../../entities/score/words.ts';
import { useFailure } from '../../ui/behaviour/use-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Gauge } from '../../ui/content/gauge.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Bone, BoneCircle, Loading } from '../../ui/page/skeleton.tsx';
import * as styles from './score-card.css.ts';

const sourceNames = { profile: 'your profile', resume: 'your newest readable resume' } as const;

/** How well the profile fits the post, with its reasons. A score that cannot be had says so here and nowhere else. */
export function ScoreCard({ jobId }: { jobId: string }) {
  const answer = useScore(jobId);
  const { data: score, isFetching, refetch } = answer;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasFailed = useFailure(answer) !== null && score === undefined;
  const note = hasFailed ? scoreNote({ status: 'failed', stale: false }) : score && scoreNote(score);
  const percent = score?.user_score === undefined || score.user_score === null ? null : scorePercent(score.user_score);
  const { caption, besides } = basedOn(score?.based_on ?? []);
  const hasBreakdown = score !== undefined && score.breakdown.length > 0;
  return (
    <Card as="section" aria-labelledby={`${id}-title`} space={4}>
      <div className={styles.summary}>
        <Heading level={2} size="md" id={`${id}-title`}>
          ATS Score
        </Heading>
        <div className={styles.gauge}>
          {score === undefined && !hasFailed ? (
            <Loading label="Computing your score">
              <Stack align="center" space={2}>
                <BoneCircle size="5.5rem" />
                <Bone width="6rem" />
              </Stack>
            </Loading>
          ) : (
            <Stack align="center" space={1}>
              <Gauge label="ATS score" percent={percent} thresholds={scoreThresholds} caption={caption} />
              {besides === undefined ? null : (
                <Text size="xs" tone="muted">
                  {besides}
                </Text>
              )}
            </Stack>
          )}
        </div>
        {hasBreakdown ? (
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
        ) : null}
      </div>
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
      {hasBreakdown ? (
        <div id={`${id}-breakdown`} hidden={!isOpen}>
          <Stack space={5}>
            <ScoreBreakdown score={score} isOwn />
            <Text size="xs" tone="muted">
              An estimate by fixed rules from {readFrom(score.based_on, sourceNames)}. Name, gender, age, photo,
              nationality and schools play no part, and nothing is rejected because of it.
            </Text>
          </Stack>
        </div>
      ) : null}
    </Card>
  );
}
