import { type FieldWords, splitFieldWords } from '../field.tsx';
import { SelectButton } from './select-button.tsx';

export type MultiSelectOption<Value extends string = string> = { value: Value; label: string; count?: number };

export type MultiSelectProps<Value extends string> = FieldWords & {
  options: readonly MultiSelectOption<Value>[];
  /** Nothing chosen means all. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** What all of them together are called: "All Job Types". */
  all: string;
};

const allKey = '';

/** Several of a short list, or all of it. The list stays open until it is left, as more than one may be wanted. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  all,
  ...props
}: MultiSelectProps<Value>) {
  const [words] = splitFieldWords(props);
  const items: readonly MultiSelectOption<Value | typeof allKey>[] = [{ value: allKey, label: all }, ...options];
  const chosen = options.filter((option) => value.includes(option.value));
  const [first] = chosen;
  return (
    <SelectButton
      words={words}
      shown={first === undefined ? all : chosen.length === 1 ? first.label : `${first.label} +${chosen.length - 1}`}
      list={{
        options: items,
        selectionMode: 'multiple',
        value: value.length === 0 ? [allKey] : [...value],
        onChange: (keys) => {
          const held: readonly unknown[] = Array.isArray(keys) ? keys : [];
          const isAll = value.length > 0 && held.includes(allKey);
          onChange(isAll ? [] : options.map((option) => option.value).filter((one) => held.includes(one)));
        },
      }}
    />
  );
}
