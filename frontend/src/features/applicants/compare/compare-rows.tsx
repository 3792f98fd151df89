import type { Applicant } from '@waypost/contracts/entities/application';
import type { ApplicationScore } from '@waypost/contracts/entities/score';
import type { ReactNode } from 'react';
import { experienceWords, placeOf } from '../../../entities/application/words.ts';
import { originWords, outdatedWords } from '../../../entities/score/origin.ts';
import { PartDetails, SkillBadges } from '../../../entities/score/score-breakdown.tsx';
import { formatDate } from '../../../format/date.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Prose, Text } from '../../../ui/content/text.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import type { Retry } from '../../../ui/page/query-view.tsx';
import { ProfileButton } from '../profile-button.tsx';
import { ResumeMenu } from '../resume/resume-menu.tsx';
import { ScoreCell } from '../score-cell.tsx';

/** Somebody, as far as is known yet; null for who is not among the applicants. */
export type Compared = {
  id: string;
  applicant: Applicant | null | undefined;
  score: ApplicationScore | undefined;
  /** Where what the score is made of cannot be had. */
  scoreFailed?: Retry;
};
export type CompareRow = { label: string; cell: (one: Compared) => ReactNode };

const none = <Text tone="muted">–</Text>;
const unknown = <Text tone="muted">Not known right now</Text>;
const ofApplicant = (show: (applicant: Applicant) => ReactNode) => (one: Compared) =>
  one.applicant ? (show(one.applicant) ?? none) : none;

/** What the score is made of; nobody is told to have none of what is not computed yet, or could not be had. */
const ofScore = (show: (score: ApplicationScore) => ReactNode) => (one: Compared) => {
  if (!one.applicant) return none;
  return one.score?.computed_from ? (show(one.score) ?? none) : unknown;
};

const score: CompareRow = {
  label: 'Score',
  cell: ({ applicant, score, scoreFailed }) =>
    applicant ? (
      <Stack space={1}>
        <ScoreCell applicant={applicant} />
        {score === undefined && scoreFailed ? (
          <Inline space={2}>
            <Text size="xs" tone="muted">
              Details failed to load.
            </Text>
            <PlainButton
              size="sm"
              isPending={scoreFailed.isRetrying}
              pendingLabel="Trying again…"
              onPress={scoreFailed.onRetry}
            >
              Retry
            </PlainButton>
          </Inline>
        ) : null}
        {score === undefined ? null : (
          <Text size="xs" tone="muted">
            {[outdatedWords(score), originWords(score)].filter(Boolean).join('. ')}
          </Text>
        )}
      </Stack>
    ) : (
      none
    ),
};

const skills = (label: string, has: boolean): CompareRow => ({
  label,
  cell: ofScore(({ matched_skills, missing_skills }) => {
    const named = has ? matched_skills : missing_skills;
    return named.length === 0 ? null : <SkillBadges skills={named} has={has} />;
  }),
});

/** All that anybody has, in the order in which it comes first. */
const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];

const partRow = (name: string): CompareRow => ({
  label: name,
  cell: ofScore(({ breakdown }) => {
    const part = breakdown.find((one) => one.part === name);
    return part === undefined ? null : <PartDetails part={part} />;
  }),
});

const answerRow = (question: string): CompareRow => ({
  label: question,
  cell: ofApplicant(({ answers }) => {
    const answer = answers.find(({ question_text }) => question_text === question);
    return answer === undefined ? <Text tone="muted">Not answered</Text> : <Prose>{answer.reply}</Prose>;
  }),
});

/** What is said of each, line by line: the score and its parts, skills, facts, answers. */
export function rowsOf(all: readonly Compared[]): CompareRow[] {
  const parts = union(all.map((one) => one.score?.breakdown.map(({ part }) => part) ?? []));
  const questions = union(all.map((one) => one.applicant?.answers.map(({ question_text }) => question_text) ?? []));
  return [
    score,
    ...parts.map(partRow),
    skills('Matched skills', true),
    skills('Missing skills', false),
    { label: 'Experience', cell: ofApplicant((one) => experienceWords(one.total_experience_in_months)) },
    { label: 'Location', cell: ofApplicant((one) => placeOf(one) ?? 'Not given') },
    { label: 'Applied', cell: ofApplicant((one) => formatDate(one.applied_at)) },
    ...questions.map(answerRow),
    {
      label: 'Profile and resume',
      cell: ofApplicant((one) => (
        <Inline space={1} wrap={false}>
          <ProfileButton applicant={one} />
          <ResumeMenu applicant={one} />
        </Inline>
      )),
    },
  ];
}
