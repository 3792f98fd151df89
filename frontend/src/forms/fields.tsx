import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Select, type SelectOption } from '../ui/fields/select/select.tsx';
import { NumberField } from '../ui/fields/text/number-field.tsx';
import { TextArea } from '../ui/fields/text/text-area.tsx';
import { TextField } from '../ui/fields/text/text-field.tsx';
import { fieldId } from './field-id.ts';
import { useAfterPress } from './use-after-press.ts';

/** A field of any form that holds such a value. */
type Bound<Form extends FieldValues, Value> = {
  control: Control<Form>;
  name: FieldPathByValue<Form, Value>;
};
/** Looked at again when this one changes, once the form was sent. */
type Compared<Form extends FieldValues> = { comparedWith?: FieldPath<Form> };
type Words = { label: string; description?: ReactNode; placeholder?: string; isOptional?: boolean };

function useField<Form extends FieldValues, Value>({
  control,
  name,
  comparedWith,
}: Bound<Form, Value> & Compared<Form>) {
  const { field, fieldState } = useController({
    control,
    name,
    ...(comparedWith !== undefined && { rules: { deps: comparedWith } }),
  });
  // A number is read when its field is left.
  const errorMessage = useAfterPress(fieldState.error?.message);
  return {
    ...field,
    onChange: (value: Value) => field.onChange(value),
    value: field.value as Value,
    id: fieldId(name),
    errorMessage,
  };
}

export function FormText<Form extends FieldValues>({
  control,
  name,
  ...words
}: Bound<Form, string> & Words & { type?: 'text' | 'url' | 'tel'; inputMode?: 'decimal' }) {
  return <TextField {...words} {...useField<Form, string>({ control, name })} />;
}

export function FormTextArea<Form extends FieldValues>({
  control,
  name,
  ...words
}: Bound<Form, string> & Omit<Words, 'placeholder'> & { rows?: number; limit?: number; warnFrom?: number }) {
  return <TextArea {...words} {...useField<Form, string>({ control, name })} />;
}

/** Nothing is chosen while the value is null. */
export function FormSelect<Form extends FieldValues>({
  control,
  name,
  options,
  comparedWith,
  ...words
}: Bound<Form, string | null> & Compared<Form> & Words & { options: readonly SelectOption[] }) {
  const field = useField<Form, string | null>({ control, name, ...(comparedWith !== undefined && { comparedWith }) });
  return <Select {...words} {...field} options={options} />;
}

/** Not negative, whole unless it may have decimals. What is no number is null: JSON, in which drafts are kept, knows no NaN. */
export function FormNumber<Form extends FieldValues>({
  control,
  name,
  comparedWith,
  decimals = 0,
  ...words
}: Bound<Form, number | null> & Compared<Form> & Words & { decimals?: number }) {
  const { value, onChange, ...field } = useField<Form, number | null>({
    control,
    name,
    ...(comparedWith !== undefined && { comparedWith }),
  });
  return (
    <NumberField
      {...words}
      {...field}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      minValue={0}
      step={10 ** -decimals}
    />
  );
}
