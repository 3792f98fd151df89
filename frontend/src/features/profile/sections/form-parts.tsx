import { autocompleteMinimum } from '@waypost/contracts/constants';
import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useController,
  useFormContext,
} from 'react-hook-form';
import { lookUpCities } from '../../../entities/lookup/cities.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { ListedOrOwn } from '../../../forms/listed-or-own.tsx';
import { Checkbox } from '../../../ui/fields/choice/checkbox.tsx';
import { Autocomplete } from '../../../ui/fields/combo/autocomplete.tsx';
import type { Lookup, LookupValue } from '../../../ui/fields/combo/lookup.ts';
import { TextField } from '../../../ui/fields/text/text-field.tsx';
import * as styles from './form.css.ts';

/** Fields beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

/** Choices that are named as they are kept. */
export const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type DateProps<Form extends FieldValues> = {
  name: FieldPathByValue<Form, string>;
  label: string;
  description?: string;
  isOptional?: boolean;
  isDisabled?: boolean;
};

export function DateField<Form extends FieldValues>({ name, label, ...rest }: DateProps<Form>) {
  const { control } = useFormContext<Form>();
  const { field, fieldState } = useController({ control, name });
  // Said by what makes it so: react-hook-form would take the value of a disabled field away.
  const { disabled: _disabled, ...bound } = field;
  return (
    <TextField
      {...rest}
      {...bound}
      id={fieldId(name)}
      type="date"
      label={label}
      errorMessage={fieldState.error?.message}
    />
  );
}

/** The fields of start and end; an item that is going on has no end. */
export function SpanFields({ current }: { current: string }) {
  const { control, setValue, clearErrors } = useFormContext<{ end_date: string; is_current: boolean }>();
  const { field } = useController({ control, name: 'is_current' });
  return (
    <>
      <FieldGrid>
        <DateField name="start_date" label="Start date" />
        <DateField name="end_date" label="End date" isOptional isDisabled={field.value} />
      </FieldGrid>
      <Checkbox
        isSelected={field.value}
        onChange={(isCurrent) => {
          field.onChange(isCurrent);
          if (!isCurrent) return;
          setValue('end_date', '', { shouldDirty: true });
          clearErrors('end_date');
        }}
      >
        {current}
      </Checkbox>
    </>
  );
}

type NameProps<Form extends FieldValues> = {
  name: FieldPathByValue<Form, LookupValue | null>;
  label: string;
  load: Lookup;
};

/** A choice from a list, or a name of one's own. */
export const NameField = <Form extends FieldValues>(props: NameProps<Form>) => (
  <ListedOrOwn<Form> {...props} minimum={autocompleteMinimum.default} />
);

type CityProps<Form extends FieldValues> = { name: FieldPath<Form>; isOptional?: boolean };

/** A city of the list: free words are none. */
export function CityField<Form extends FieldValues>({ name, isOptional = false }: CityProps<Form>) {
  const { control } = useFormContext<Form>();
  const {
    field: { value, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <Autocomplete
      {...field}
      value={value as LookupValue | null}
      id={fieldId(name)}
      label="City"
      isOptional={isOptional}
      load={lookUpCities}
      minimum={autocompleteMinimum.cities}
      errorMessage={fieldState.error?.message}
    />
  );
}
