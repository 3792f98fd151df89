import type { Analysis } from '@waypost/contracts/entities/score';
import { levelAskedFor } from '@waypost/contracts/seniority';
import { Circle, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { formatExperience } from '../../format/experience.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { asksForYears, type JobForm } from './job-form.ts';
import { type Edit, payOf, useJobForm } from './review-step.tsx';
import { fieldWith, type StepId, stepOf, stepTitles } from './steps.ts';
import * as styles from './wizard.css.ts';

type Check = { text: string; state: 'done' | 'missing' | 'advice'; step: StepId };
const checkIcons = { done: CircleCheck, missing: CircleAlert, advice: Circle } as const;
const checkWords = { done: 'Done', missing: 'Missing', advice: 'Recommended' } as const;

function checksOf(form: JobForm): Check[] {
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
    advised('Required skills are listed', form.skills.length > 0, 'analysis'),
    asksForYears(form) || form.experience_is_own
      ? advised('Years of experience are given', true, 'analysis')
      : advised('No years of experience were found in your text', false, 'analysis'),
  ];
}

/** That nothing was found is not that nothing is needed: only a person says that. */
function experienceOf(form: JobForm): string {
  const level = levelAskedFor(form.title, form);
  if (asksForYears(form)) return [formatExperience(form), level].filter(Boolean).join(', ');
  if (form.experience_is_own) return 'Not asked for';
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
            <Text tone="muted">{words.map((word) => `“${word}”`).join(', ')}</Text>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Change ${words.map((word) => `“${word}”`).join(', ')}`}
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
export function ReviewSummary({ onEdit, hints }: { onEdit: Edit; hints: Analysis['hints'] }) {
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
            { term: 'Experience', value: experienceOf(form) },
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="checklist-title" padding="md">
        <Heading level={3} size="sm" id="checklist-title">
          Before You Publish
        </Heading>
        <ul className={styles.checklist}>
          <Hints hints={hints} form={form} onEdit={onEdit} />
          {checksOf(form).map(({ text, state, step }) => {
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
                  {state === 'done' ? null : (
                    <Button size="sm" variant="quiet" onPress={() => onEdit(step)}>
                      {`Go to ${stepTitles[step]}`}
                    </Button>
                  )}
                </Stack>
              </li>
            );
          })}
        </ul>
      </Card>
    </Stack>
  );
}
