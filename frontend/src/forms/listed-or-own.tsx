import { type FieldPathByValue, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { AutocompleteProps } from '../ui/fields/combo/autocomplete.tsx';
import { FreeAutocomplete } from '../ui/fields/combo/free-autocomplete.tsx';
import type { LookupValue } from '../ui/fields/combo/lookup.ts';
import { fieldId } from './field-id.ts';

type ListedOrOwnProps<Form extends FieldValues> = {
  name: FieldPathByValue<Form, LookupValue | null>;
} & Pick<AutocompleteProps, 'label' | 'description' | 'load' | 'minimum' | 'leading'>;

/** A field for a choice from a list, or a name of one's own. */
export function ListedOrOwn<Form extends FieldValues>({ name, ...props }: ListedOrOwnProps<Form>) {
  const { control, getValues } = useFormContext<Form>();
  const { field, fieldState } = useController({ control, name });
  return (
    <FreeAutocomplete
      {...props}
      {...field}
      id={fieldId(name)}
      onListed={(typed, listed) => {
        const now: LookupValue | null = getValues(name);
        if (now?.id === undefined && now?.name === typed) field.onChange(listed);
      }}
      errorMessage={fieldState.error?.message}
    />
  );
}
