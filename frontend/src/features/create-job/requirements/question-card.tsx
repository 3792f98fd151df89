import { limits, type QuestionType } from '@waypost/contracts/constants';
import { Plus, X } from 'lucide-react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { factLine } from '../../../format/fact-line.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { useAfterPress } from '../../../forms/use-after-press.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Checkbox } from '../../../ui/fields/choice/checkbox.tsx';
import { Select } from '../../../ui/fields/select/select.tsx';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import type { FormQuestion, JobForm } from '../form/job-form.ts';
import * as styles from '../wizard.css.ts';
import { questionTypeNames } from './question-type-names.ts';

const typeOptions = Object.entries(questionTypeNames).map(([value, label]) => ({
  value: value as QuestionType,
  label,
}));

function Options({ index }: { index: number }) {
  const { field } = useController<JobForm, `questions.${number}.custom_question.options`>({
    name: `questions.${index}.custom_question.options`,
  });
  const options = field.value;
  const { min, max } = limits.questionOptions;
  const shown = [...options, ...Array.from({ length: Math.max(0, min - options.length) }, () => '')];
  const wrong = useFormState<JobForm>().errors.questions?.[index]?.custom_question?.options;
  /** What is wrong with all of them stands at the first. */
  const problemAt = (at: number) =>
    wrong?.[at]?.message ?? (at === 0 ? (wrong?.message ?? wrong?.root?.message) : undefined);
  return (
    <fieldset className={styles.group} id={fieldId(field.name)}>
      <legend className={styles.smallTitle}>Options</legend>
      {[...shown.entries()].map(([at, option]) => (
        <div key={at} className={styles.optionRow}>
          <TextField
            id={fieldId(`${field.name}.${at}`)}
            label={`Option ${at + 1}`}
            isLabelHidden
            placeholder={`Option ${at + 1}`}
            value={option}
            maxLength={limits.question}
            onChange={(text) => field.onChange(shown.with(at, text))}
            onBlur={field.onBlur}
            errorMessage={problemAt(at)}
          />
          <IconButton
            label={`Remove option ${at + 1}`}
            icon={<X size={16} aria-hidden />}
            isDisabled={shown.length <= min}
            onPress={() => field.onChange(shown.toSpliced(at, 1))}
          />
        </div>
      ))}
      {shown.length < max ? (
        <Inline>
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus size={16} aria-hidden />}
            onPress={() => field.onChange([...shown, ''])}
          >
            Add an option
          </Button>
        </Inline>
      ) : null}
    </fieldset>
  );
}

function CustomQuestion({ index }: { index: number }) {
  const text = useController<JobForm, `questions.${number}.custom_question.question_text`>({
    name: `questions.${index}.custom_question.question_text`,
  });
  const type = useController<JobForm, `questions.${number}.custom_question.question_type`>({
    name: `questions.${index}.custom_question.question_type`,
  });
  // A blank question stops nobody: it is left out when the post is published, but should not be overlooked.
  const blankNote =
    text.fieldState.isTouched && text.field.value.trim() === ''
      ? 'Please enter a question or remove this field'
      : undefined;
  const errorMessage = useAfterPress(text.fieldState.error?.message ?? blankNote);
  return (
    <>
      <div className={styles.questionFields}>
        <TextField
          {...text.field}
          id={fieldId(text.field.name)}
          label="Question"
          maxLength={limits.question}
          errorMessage={errorMessage}
        />
        <Select {...type.field} label="Answered by" options={typeOptions} />
      </div>
      {type.field.value === 'multiple_choice' ? <Options index={index} /> : null}
    </>
  );
}

function ListedQuestion({ index, question }: { index: number; question: FormQuestion['custom_question'] }) {
  const { error } = useFormContext<JobForm>().getFieldState(`questions.${index}.custom_question.question_text`);
  const { question_text, question_type, options } = question;
  return (
    <Stack space={2} align="start">
      <Text size="md" weight="strong">
        {question_text}
      </Text>
      <Inline>
        <Badge>{questionTypeNames[question_type]}</Badge>
        {options.length === 0 ? null : <Text tone="muted">{factLine(options)}</Text>}
      </Inline>
      {error === undefined ? null : <Text tone="danger">{error.message}</Text>}
    </Stack>
  );
}

function Mandatory({ index }: { index: number }) {
  const { field } = useController<JobForm, `questions.${number}.is_required`>({
    name: `questions.${index}.is_required`,
  });
  return (
    <Checkbox isSelected={field.value} onChange={field.onChange}>
      Make this question mandatory
    </Checkbox>
  );
}

type QuestionCardProps = { index: number; question: FormQuestion; onRemove: () => void };

/** One question: of the list, as it stands there, or one's own, to be written. */
export function QuestionCard({ index, question: { question_id, custom_question }, onRemove }: QuestionCardProps) {
  return (
    <Card
      as="li"
      padding="md"
      space={3}
      {...(question_id !== undefined && { id: fieldId(`questions.${index}.custom_question.question_text`) })}
    >
      <div className={styles.questionHead}>
        <Text size="xs" tone="muted" weight="strong" numeric>
          Question {index + 1}
        </Text>
        <IconButton
          size="sm"
          label={`Remove question ${index + 1}`}
          icon={<X size={16} aria-hidden />}
          onPress={onRemove}
        />
      </div>
      {question_id === undefined ? (
        <CustomQuestion index={index} />
      ) : (
        <ListedQuestion index={index} question={custom_question} />
      )}
      <Mandatory index={index} />
    </Card>
  );
}
