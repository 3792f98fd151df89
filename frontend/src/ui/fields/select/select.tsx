import type { Ref } from 'react';
import { type FieldWords, splitFieldWords } from '../field.tsx';
import { SelectButton } from './select-button.tsx';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
};

export type SelectProps<Value extends string> = FieldWords & {
  id?: string;
  name?: string;
  options: readonly SelectOption<Value>[];
  /** `null` shows the placeholder. An "All" choice is an option of its own, with the value ''. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Select',
  ...props
}: SelectProps<Value>) {
  const [words, { id, onBlur, isDisabled, ref, ...rest }] = splitFieldWords(props);
  const chosen = options.find((option) => option.value === value);
  return (
    <SelectButton
      words={words}
      id={id}
      shown={chosen?.label ?? placeholder}
      isPlaceholder={chosen === undefined}
      isDisabled={isDisabled}
      onBlur={onBlur}
      ref={ref}
      list={{
        ...rest,
        options,
        value,
        onChange: (key) => {
          const next = options.find((option) => option.value === key);
          if (next !== undefined) onChange(next.value);
        },
      }}
    />
  );
}
