import type { Analysis } from '@waypost/contracts/entities/score';
import { Circle, CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { formatExperience } from '../../../format/experience.ts';
import { quoted } from '../../../format/quoted.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { DescriptionList } from '../../../ui/lists/description-list.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { isDecided } from '../analysis/analysis.ts';
import type { AnalysisState } from '../analysis/use-analysis.ts';
import { asksForYears, type JobForm, levelOf } from '../form/job-form.ts';
import { fieldWith, type StepId, stepOf, stepTitles } from '../steps.ts';
import * as styles from '../wizard.css.ts';
import { type Edit, payOf, useJobForm } from './review-step.tsx';

type Check = { text: string; state: 'done' | 'missing' | 'advice' | 'pending'; step: StepId; retry?: () => void };
const checkIcons = { done: CircleCheck, missing: CircleAlert, advice: Circle, pending: Clock } as const;
const checkWords = { done: 'Done', missing: 'Missing', advice: 'Recommended', pending: 'Not done yet' } as const;

const needed = (text: string, isThere: boolean, step: StepId): Check => ({
  text,
  state: isThere ? 'done' : 'missing',
  step,
});
const advised = (text: string, isThere: boolean, step: StepId): Check => ({
  text,
  state: isThere ? 'done' : 'advice',
  step,
});

/** What is known of the text as it stands. */
type Reading = 'read' | 'reading' | 'failed' | 'unread';
function readingOf(form: JobForm, { isCurrent, isPossible, status }: AnalysisState): Reading {
  if (isCurrent || isDecided(form)) return 'read';
  if (status === 'failed') return 'failed';
  return isPossible ? 'reading' : 'unread';
}
const readingWords = {
  reading: 'Reading your text…',
  failed: 'Your text could not be read',
  unread: 'Not given',
} as const;

function yearsCheck(form: JobForm): Check {
  if (asksForYears(form)) return advised('Years of experience are given', true, 'analysis');
  return form.experience_is_own
    ? advised('No years of experience are asked for', true, 'analysis')
    : advised('No years of experience were found in your text', false, 'analysis');
}

/** Nothing is said to be missing from a text that nobody has read. */
function checksOfText(form: JobForm, analysis: AnalysisState): Check[] {
  const all = [advised('Skills are listed', form.skills.length > 0, 'analysis'), yearsCheck(form)];
  const reading = readingOf(form, analysis);
  const done = all.filter(({ state }) => state === 'done');
  if (reading === 'read' || done.length === all.length) return all;
  if (reading === 'reading') return [...done, { text: readingWords.reading, state: 'pending', step: 'analysis' }];
  return [
    ...done,
    {
      ...advised('Skills and years of experience could not be read from your text', false, 'analysis'),
      ...(reading === 'failed' && { retry: analysis.analyze }),
    },
  ];
}

function checksOf(form: JobForm, analysis: AnalysisState): Check[] {
  return [
    needed('Title and company are given', form.title.trim() !== '' && form.company_name !== null, 'basic'),
    needed('At least one location is given', form.cities.length > 0, 'basic'),
    needed('The description says what the job is', form.description.trim() !== '', 'basic'),
    advised('Compensation is given', payOf(form) !== undefined, 'basic'),
    needed(
      'Responsibilities and minimum qualifications are listed',
      form.responsibility.trim() !== '' && form.minimum_qualification.trim() !== '',
      'requirements',
    ),
    ...checksOfText(form, analysis),
  ];
}

/** That nothing was found is not that nothing is needed: only a person says that. */
function experienceOf(form: JobForm, reading: Reading): string {
  if (asksForYears(form)) return [formatExperience(form), levelOf(form)].join(', ');
  if (form.experience_is_own) return 'Not asked for';
  if (reading !== 'read') return readingWords[reading];
  return form.minimum_yrs_of_exp_needed === 0 ? 'Less than a year' : 'Not found in your text';
}

/** What reading the words has found wrong with them; what is missing stands among the checks. */
function Hints({ hints, form, onEdit }: { hints: Analysis['hints']; form: JobForm; onEdit: Edit }) {
  return hints
    .filter(({ words }) => words.length > 0)
    .map(({ code, message, words }) => {
      const field = fieldWith(words, form);
      return (
        <li key={code} className={styles.checkItem}>
          <span className={styles.checkMark} data-state="missing">
            <TriangleAlert size={16} aria-hidden />
          </span>
          <Stack space={1} align="start">
            <Text>
              <VisuallyHidden>Wording: </VisuallyHidden>
              {message}
            </Text>
            <Text tone="muted">{words.map((word) => quoted(word)).join(', ')}</Text>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Change ${words.map((word) => quoted(word)).join(', ')}`}
              onPress={() => onEdit(stepOf(field), field)}
            >
              Change
            </Button>
          </Stack>
        </li>
      );
    });
}

/** Beside the preview: what it comes to, and what to look at once more. */
export function ReviewSummary({ onEdit, analysis }: { onEdit: Edit; analysis: AnalysisState }) {
  const form = useJobForm();
  return (
    <Stack space={4}>
      <Card as="section" aria-labelledby="summary-title" padding="md">
        <Heading level={3} size="sm" id="summary-title">
          Summary
        </Heading>
        <DescriptionList
          facts={[
            { term: 'Job type', value: form.job_type ?? 'Not chosen' },
            { term: 'Work mode', value: form.work_mode ?? 'Not chosen' },
            { term: 'Status', value: 'Open' },
            { term: 'Experience', value: experienceOf(form, readingOf(form, analysis)) },
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="checklist-title" padding="md">
        <Heading level={3} size="sm" id="checklist-title">
          Before You Publish
        </Heading>
        <ul className={styles.checklist}>
          <Hints hints={analysis.analysed?.analysis.hints ?? []} form={form} onEdit={onEdit} />
          {checksOf(form, analysis).map(({ text, state, step, retry }) => {
            const Icon = checkIcons[state];
            return (
              <li key={text} className={styles.checkItem}>
                <span className={styles.checkMark} data-state={state}>
                  <Icon size={16} aria-hidden />
                </span>
                <Stack space={1} align="start">
                  <Text>
                    <VisuallyHidden>{checkWords[state]}: </VisuallyHidden>
                    {text}
                  </Text>
                  <Inline>
                    {retry === undefined ? null : (
                      <Button size="sm" onPress={retry}>
                        Retry
                      </Button>
                    )}
                    {state === 'done' || state === 'pending' ? null : (
                      <Button size="sm" variant="quiet" onPress={() => onEdit(step)}>
                        {`Go to ${stepTitles[step]}`}
                      </Button>
                    )}
                  </Inline>
                </Stack>
              </li>
            );
          })}
        </ul>
      </Card>
    </Stack>
  );
}
