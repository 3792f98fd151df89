import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import * as field from './field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from './field.tsx';
import * as list from './list.css.ts';
import * as styles from './select.css.ts';

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
  placeholder,
  ref,
  ...props
}: SelectProps<Value>) {
  const [words, { onBlur, ...rest }] = splitFieldWords(props);
  const isInvalid = words.errorMessage !== undefined;
  return (
    <AriaSelect
      {...rest}
      {...(onBlur === undefined ? {} : { onBlur })}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      placeholder={placeholder ?? 'Select'}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel {...words} />
      <Button ref={ref} className={`${field.box} ${styles.trigger}`} data-invalid={isInvalid || undefined}>
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </Button>
      <FieldMessages {...words} />
      <Popover className={list.popover} offset={4}>
        <ListBox items={options} className={list.list}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={list.item}
            >
              <span className={list.itemWords}>
                {option.label}
                {option.description === undefined ? null : <span className={list.itemHint}>{option.description}</span>}
              </span>
              <Check size={16} aria-hidden className={list.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
