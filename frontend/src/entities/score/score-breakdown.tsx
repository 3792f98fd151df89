import { scorePercent } from '@waypost/contracts/constants';
import type { Score, ScorePart } from '@waypost/contracts/entities/score';
import { Check, Lightbulb, Minus } from 'lucide-react';
import { Badge } from '../../ui/content/badge.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import * as styles from './score-breakdown.css.ts';
import { leftOutWords } from './words.ts';

/** What a part of a score is made of: its points, over a bar of their length, and why. */
export function PartDetails({ part }: { part: ScorePart }) {
  return (
    <div className={styles.part}>
      <PartPoints part={part} />
      <PartBar {...part} />
      <Evidence lines={part.evidence} />
    </div>
  );
}

/** "5 / 17", or what a line takes away: "−12". */
const PartPoints = ({ part: { whole_points, whole_max } }: { part: ScorePart }) => (
  <Text tone="muted" numeric>
    <span className={styles.points}>
      {whole_max === 0 ? (whole_points === 0 ? '±0' : `−${-whole_points}`) : `${whole_points} / ${whole_max}`}
    </span>
  </Text>
);

const PartBar = ({ points, max }: Pick<ScorePart, 'points' | 'max'>) =>
  max === 0 ? null : (
    <div className={styles.track} aria-hidden>
      <div className={styles.fill} style={{ width: `${(points / max) * 100}%` }} />
    </div>
  );

const Evidence = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.evidence}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

function Part({ part, isOwn }: { part: ScorePart; isOwn: boolean }) {
  const { advice } = part;
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        <Text weight="strong">{part.part}</Text>
        <PartPoints part={part} />
      </div>
      <PartBar {...part} />
      <Evidence lines={part.evidence} />
      {isOwn && advice !== null ? (
        <p className={styles.advice}>
          <Lightbulb size={16} aria-hidden />
          {advice}
        </p>
      ) : null}
    </li>
  );
}

export function SkillBadges({ skills, has }: { skills: readonly string[]; has: boolean }) {
  const Icon = has ? Check : Minus;
  return (
    <Inline as="ul" space={1}>
      {skills.map((skill) => (
        <li key={skill}>
          <Badge tone={has ? 'success' : 'neutral'} icon={<Icon size={14} aria-hidden />}>
            {skill}
          </Badge>
        </li>
      ))}
    </Inline>
  );
}

function Skills({ title, skills, has }: { title: string; skills: readonly string[]; has: boolean }) {
  if (skills.length === 0) return null;
  return (
    <Stack space={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <SkillBadges skills={skills} has={has} />
    </Stack>
  );
}

type ScoreBreakdownProps = {
  score: Score;
  /** Only who is scored is told what would raise it. */
  isOwn?: boolean;
};

/** How a score adds up, part by part, and which skills it found. */
export function ScoreBreakdown({ score, isOwn = false }: ScoreBreakdownProps) {
  return (
    <>
      {score.breakdown.length === 0 ? null : (
        <ul className={styles.parts}>
          {score.breakdown.map((part) => (
            <Part key={part.part} part={part} isOwn={isOwn} />
          ))}
          <li className={styles.total}>
            <Text weight="strong">Total</Text>
            <Text weight="strong" numeric>
              = {scorePercent(score.user_score ?? 0)} / 100
            </Text>
          </li>
        </ul>
      )}
      {score.left_out.length === 0 ? null : (
        <Text size="xs" tone="muted">
          {leftOutWords(score.left_out)}
        </Text>
      )}
      <Skills title="Matched skills" skills={score.matched_skills} has />
      <Skills title="Missing skills" skills={score.missing_skills} has={false} />
    </>
  );
}
