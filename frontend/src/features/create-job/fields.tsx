import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { NumberField } from '../../ui/number-field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { JobForm } from './job-form.ts';

/** Of a field of the form in the page; the summary of errors leads there. */
export const fieldId = (field: string) => `job-${field}`;
export const fieldOfId = (id: string) => id.replace(/^job-/, '');

type Words = { label: string; description?: ReactNode; placeholder?: string; isOptional?: boolean };

export function FormText({ name, ...words }: Words & { name: 'title' | 'apply_link'; type?: 'text' | 'url' }) {
  const { field, fieldState } = useController<JobForm, typeof name>({ name });
  return <TextField {...words} {...field} id={fieldId(name)} errorMessage={fieldState.error?.message} />;
}

type LongText = 'description' | 'responsibility' | 'minimum_qualification' | 'preferred_qualification';

export function FormTextArea({
  name,
  ...words
}: Words & { name: LongText; rows?: number; limit?: number; warnFrom?: number }) {
  const { field, fieldState } = useController<JobForm, LongText>({ name });
  return <TextArea {...words} {...field} id={fieldId(name)} errorMessage={fieldState.error?.message} />;
}

type Choice = 'job_type' | 'work_mode' | 'expected_max_ctc.currency';

export function FormSelect({ name, options, ...words }: Words & { name: Choice; options: readonly SelectOption[] }) {
  const { field, fieldState } = useController<JobForm, Choice>({ name });
  return <Select {...words} {...field} id={fieldId(name)} options={options} errorMessage={fieldState.error?.message} />;
}

/** Whole, not negative; what is no number is nothing. */
export function FormAmount({
  name,
  ...words
}: Words & { name: 'expected_max_ctc.amount' | 'expected_max_ctc.max_amount' }) {
  const { field, fieldState } = useController<JobForm, typeof name>({ name });
  const { trigger, getFieldState } = useFormContext<JobForm>();
  return (
    <NumberField
      {...words}
      {...field}
      id={fieldId(name)}
      value={field.value ?? Number.NaN}
      onChange={(value) => {
        field.onChange(Number.isNaN(value) ? null : value);
        // The two are compared, so mending one may mend what is said at the other.
        if (getFieldState('expected_max_ctc.max_amount').error) void trigger('expected_max_ctc.max_amount');
      }}
      minValue={0}
      step={1}
      formatOptions={{ maximumFractionDigits: 0 }}
      errorMessage={fieldState.error?.message}
    />
  );
}
