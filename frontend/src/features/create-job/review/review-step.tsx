import { MapPin, Pencil } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { JobStatusBadge } from '../../../entities/job-post/job-status-badge.tsx';
import { skillGroups } from '../../../entities/job-post/skill-groups.ts';
import { factLine } from '../../../format/fact-line.ts';
import { formatYearlyPay } from '../../../format/pay.ts';
import { formatProficiency } from '../../../format/proficiency.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { WrittenText } from '../../../ui/content/written-text.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { isBlank, type JobForm } from '../form/job-form.ts';
import { questionTypeNames } from '../requirements/question-type-names.ts';
import type { StepId } from '../steps.ts';
import * as styles from '../wizard.css.ts';
import { SeekersView } from './seekers-view.tsx';

export const useJobForm = () => useWatch<JobForm>() as JobForm;

export function payOf({ expected_max_ctc: { currency, amount, max_amount } }: JobForm): string | undefined {
  return formatYearlyPay({ currency, amount: amount ?? undefined, max_amount: max_amount ?? undefined });
}

/** Leads to a step, and to a field there. */
export type Edit = (step: StepId, field?: string) => void;

function EditButton({ what, onPress }: { what: string; onPress: () => void }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Pencil size={16} aria-hidden />}
      aria-label={`Edit ${what}`}
      onPress={onPress}
    >
      Edit
    </Button>
  );
}

function PartTitle({ title, onEdit }: { title: string; onEdit: () => void }) {
  return (
    <div className={styles.partHead}>
      <Heading level={4} size="md">
        {title}
      </Heading>
      <EditButton what={title.toLowerCase()} onPress={onEdit} />
    </div>
  );
}

function Part({ title, text, onEdit }: { title: string; text: string; onEdit: () => void }) {
  if (text.trim() === '') return null;
  return (
    <Stack space={2}>
      <PartTitle title={title} onEdit={onEdit} />
      <WrittenText headingLevel={5}>{text}</WrittenText>
    </Stack>
  );
}

function Title({ form }: { form: JobForm }) {
  const pay = payOf(form);
  const place = form.cities.map(({ name }) => name.split(',')[0]).join(', ') || 'Location';
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
        <Stack>
          <Text tone="muted">{factLine([place, form.work_mode, form.job_type])}</Text>
        </Stack>
      </Inline>
    </Stack>
  );
}

/** The head of the post as people will see it, while it is written. */
export function CardPreview() {
  const form = useJobForm();
  return (
    <Card as="section" aria-labelledby="card-preview" padding="md">
      <Text id="card-preview" size="xs" tone="muted" weight="strong">
        How it will look
      </Text>
      <Title form={form} />
      {form.description.trim() === '' ? null : (
        <Text tone="muted" lines={3} dir="auto">
          {form.description.trim()}
        </Text>
      )}
    </Card>
  );
}

function Preview({ form, onEdit }: { form: JobForm; onEdit: Edit }) {
  const questions = form.questions.filter((question) => !isBlank(question));
  return (
    <Card as="section" aria-label="Preview of the posting">
      <div className={styles.preview}>
        <div className={styles.previewHead}>
          <Title form={form} />
          <EditButton what="basic information" onPress={() => onEdit('basic', 'title')} />
        </div>
        <Part title="Job description" text={form.description} onEdit={() => onEdit('basic', 'description')} />
        <Part
          title="Responsibilities"
          text={form.responsibility}
          onEdit={() => onEdit('requirements', 'responsibility')}
        />
        <Part
          title="Minimum qualifications"
          text={form.minimum_qualification}
          onEdit={() => onEdit('requirements', 'minimum_qualification')}
        />
        <Part
          title="Preferred qualifications"
          text={form.preferred_qualification}
          onEdit={() => onEdit('requirements', 'preferred_qualification')}
        />
        {skillGroups(form.skills).map(({ title, skills }) => (
          <Stack key={title} space={2}>
            <PartTitle title={title} onEdit={() => onEdit('analysis')} />
            <Inline>
              {skills.map(({ skill, proficiency_level }) => (
                <Badge key={skill}>
                  {skill}
                  {proficiency_level === null ? null : ` · ${formatProficiency(proficiency_level)}`}
                </Badge>
              ))}
            </Inline>
          </Stack>
        ))}
        {questions.length === 0 ? null : (
          <Stack space={2}>
            <PartTitle title="Screening questions" onEdit={() => onEdit('requirements')} />
            <Stack as="ol" space={2}>
              {questions.map(({ custom_question: { question_text, question_type }, is_required }) => (
                <Text as="li" size="md" key={question_text}>
                  <bdi>{question_text}</bdi>{' '}
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

/** Step 4: the post as it will stand there, with a way to change each part of it. */
export function ReviewStep({ onEdit }: { onEdit: Edit }) {
  const form = useJobForm();
  return (
    <Stack space={4}>
      <div className={styles.pressed}>
        <SeekersView form={form} />
      </div>
      <Preview form={form} onEdit={onEdit} />
    </Stack>
  );
}
