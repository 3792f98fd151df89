import { levelAskedFor } from '@waypost/contracts/seniority';
import { Circle, CircleAlert, CircleCheck, MapPin } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatExperience } from '../../format/experience.ts';
import { formatPay } from '../../format/pay.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isBlank, type JobForm } from './job-form.ts';
import { questionTypeNames } from './question-type-names.ts';
import { type StepId, stepTitles } from './steps.ts';
import * as styles from './wizard.css.ts';

const useForm = () => useWatch<JobForm>() as JobForm;

function payOf({ expected_max_ctc: { currency, amount, max_amount } }: JobForm): string | undefined {
  return formatPay({ currency, amount: amount ?? undefined, max_amount: max_amount ?? undefined });
}

function Part({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <Stack space={2}>
      <Heading level={4} size="md">
        {title}
      </Heading>
      <p className={styles.previewText}>{text.trim()}</p>
    </Stack>
  );
}

function Title({ form }: { form: JobForm }) {
  const pay = payOf(form);
  return (
    <Stack space={2}>
      <Inline>
        <JobStatusBadge status="Open" />
        {pay === undefined ? null : <Badge>{pay}</Badge>}
      </Inline>
      <Heading level={3} size="lg">
        {form.title.trim() || 'Job title'}
      </Heading>
      <Text size="md">{form.company_name?.name ?? 'Company'}</Text>
      <Inline wrap={false} align="start">
        <MapPin size={20} className={styles.pin} aria-hidden />
        <Text tone="muted">
          {form.cities.length === 0 ? 'Location' : form.cities.map(({ name }) => name.split(',')[0]).join(', ')}
          {' · '}
          {[form.work_mode, form.job_type].filter(Boolean).join(' · ')}
        </Text>
      </Inline>
    </Stack>
  );
}

/** The head of the post as people will see it, while it is written. */
export function CardPreview() {
  const form = useForm();
  return (
    <Card as="section" aria-labelledby="card-preview" padding="md">
      <Text id="card-preview" size="xs" tone="muted" weight="strong">
        How it will look
      </Text>
      <Title form={form} />
      {form.description.trim() === '' ? null : (
        <Text tone="muted" lines={3}>
          {form.description.trim()}
        </Text>
      )}
    </Card>
  );
}

function Preview({ form }: { form: JobForm }) {
  const questions = form.questions.filter((question) => !isBlank(question));
  return (
    <Card as="section" aria-label="Preview of the posting">
      <div className={styles.preview}>
        <Title form={form} />
        <Part title="Job description" text={form.description} />
        <Part title="Responsibilities" text={form.responsibility} />
        <Part title="Minimum qualifications" text={form.minimum_qualification} />
        <Part title="Preferred qualifications" text={form.preferred_qualification} />
        {form.skills.length === 0 ? null : (
          <Stack space={2}>
            <Heading level={4} size="md">
              Required skills
            </Heading>
            <Inline>
              {form.skills.map(({ skill, proficiency_level }) => (
                <Badge key={skill}>
                  {skill} · {proficiency_level}
                </Badge>
              ))}
            </Inline>
          </Stack>
        )}
        {questions.length === 0 ? null : (
          <Stack space={2}>
            <Heading level={4} size="md">
              Screening questions
            </Heading>
            <Stack as="ol" space={2}>
              {questions.map(({ custom_question: { question_text, question_type }, is_required }) => (
                <Text as="li" size="md" key={question_text}>
                  {question_text}{' '}
                  <Text as="span" tone="muted">
                    {questionTypeNames[question_type]}
                    {is_required ? ', mandatory' : ''}
                  </Text>
                </Text>
              ))}
            </Stack>
          </Stack>
        )}
      </div>
    </Card>
  );
}

/** Step 4: the post as it will stand there. */
export function ReviewStep() {
  return <Preview form={useForm()} />;
}

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

const asksForYears = ({ minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most }: JobForm) =>
  (least ?? 0) > 0 || (most ?? 0) > 0;

/** That nothing was found is not that nothing is needed: only a person says that. */
function experienceOf(form: JobForm): string {
  const level = levelAskedFor(form.title, form);
  if (asksForYears(form)) return [formatExperience(form), level].filter(Boolean).join(', ');
  if (form.experience_is_own) return 'Not asked for';
  return form.minimum_yrs_of_exp_needed === 0 ? 'Less than a year' : 'Not found in your text';
}

/** Beside the preview: what it comes to, and what to look at once more. */
export function ReviewSummary({ onEdit }: { onEdit: (step: StepId) => void }) {
  const form = useForm();
  return (
    <Stack space={4}>
      <Card as="section" aria-labelledby="summary-title" padding="md">
        <Heading level={3} size="sm" id="summary-title">
          Summary
        </Heading>
        <DescriptionList
          facts={[
            { term: 'Job type', value: form.job_type ?? 'Not chosen' },
            { term: 'Work style', value: form.work_mode ?? 'Not chosen' },
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
