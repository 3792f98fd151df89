import { scorePercent } from '@waypost/contracts/constants';
import type { Score } from '@waypost/contracts/entities/score';
import { pages } from '@waypost/contracts/paths';
import { useProfileCompletion } from '../../entities/person/queries.ts';
import { ScoreBreakdown } from '../../entities/score/score-breakdown.tsx';
import { scoreThresholds } from '../../entities/score/thresholds.ts';
import { basedOn, readFrom, scoreNote } from '../../entities/score/words.ts';
import { capitalised } from '../../format/capitalised.ts';
import { counted } from '../../format/counted.ts';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Gauge } from '../../ui/content/gauge.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Bone, BoneCircle, BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import * as styles from './ats-score.css.ts';
import { gainsOf, verdictOf } from './verdict.ts';

const sourceNames = { profile: 'your profile', resume: 'your newest readable resume' } as const;
const points = (count: number) => counted(count, 'point');

export function ResultBones() {
  return (
    <Loading label="Computing your ATS score">
      <Card padding="md" space={5}>
        <Stack align="center" space={2}>
          <BoneCircle size="8.5rem" />
          <Bone width="8rem" />
        </Stack>
        <BoneLines count={8} />
      </Card>
    </Loading>
  );
}

type VerdictProps = { score: Score; percent: number; change: string | undefined };

function Verdict({ score, percent, change }: VerdictProps) {
  const { title, text } = verdictOf(percent);
  const gains = gainsOf(score);
  return (
    <Stack space={1}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {change === undefined ? null : <Text weight="strong">{capitalised(change)} since you last checked</Text>}
      <Text tone="muted">{text}</Text>
      {gains.length === 0 ? null : (
        <div className={styles.gains}>
          <Text>Most to gain:</Text>
          {gains.map(({ part, points: more }) => (
            <Text key={part}>
              <strong>{part}</strong>, up to {points(more)}
            </Text>
          ))}
        </div>
      )}
    </Stack>
  );
}

/** Nobody is asked to complete what the panel beside it calls complete. */
function Nudge() {
  const { data: completion } = useProfileCompletion();
  if (completion !== undefined && completion.next === undefined && completion.percent !== null) return null;
  return (
    <div className={styles.nudge}>
      <Text>Higher score. More calls. Complete your profile to get noticed by more recruiters and stand out.</Text>
      <LinkButton to={pages.profile} isExternal aria-label="Improve Profile, in a new tab">
        Improve Profile
      </LinkButton>
    </div>
  );
}

type AtsResultProps = {
  score: Score;
  /** The title of the job that was scored. */
  title: string;
  company: string | undefined;
  /** The difference to the former score of the same job: "up 3 points". */
  change: string | undefined;
  /** A newer score is being computed. */
  isStale: boolean;
};

/** The score of a job, with what it is made of and what would raise it. */
export function AtsResult({ score, title, company, change, isStale }: AtsResultProps) {
  const percent = score.user_score === null ? null : scorePercent(score.user_score);
  const { caption, besides } = basedOn(score.based_on);
  const note = scoreNote(score);
  return (
    <div className={styles.result} data-stale={isStale || undefined}>
      <Card as="section" aria-label="Your ATS Score" padding="md" space={5}>
        <Stack space={0}>
          <Heading level={2} size="md">
            Your ATS Score
          </Heading>
          <Text tone="muted">
            <span className={styles.anyWords}>
              {title}
              {company === undefined ? '' : `, ${company}`}
            </span>
          </Text>
        </Stack>
        <div className={styles.summary}>
          <Stack align="center" space={1}>
            <Gauge label="Your ATS Score" percent={percent} size="lg" thresholds={scoreThresholds} caption={caption} />
            {besides === undefined ? null : (
              <Text size="xs" tone="muted">
                {besides}
              </Text>
            )}
          </Stack>
          {percent === null ? null : <Verdict score={score} percent={percent} change={change} />}
        </div>
        {score.status === 'ready' && score.based_on.length === 0 ? (
          <Banner title="There’s nothing to compare yet">
            Add your experience and skills to your profile, or upload a resume, and check again.
          </Banner>
        ) : null}
        {note === undefined ? null : (
          <Banner tone={note.tone} title={note.title}>
            {note.text}
          </Banner>
        )}
        <Nudge />
        {score.breakdown.length === 0 ? null : (
          <Stack space={4}>
            <Heading level={3} size="md">
              How it adds up
            </Heading>
            <ScoreBreakdown score={score} isOwn />
            <Text size="xs" tone="muted">
              An estimate by fixed rules from {readFrom(score.based_on, sourceNames)}. Name, gender, age, photo,
              nationality and schools play no part.
            </Text>
          </Stack>
        )}
      </Card>
    </div>
  );
}
