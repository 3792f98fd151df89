import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import * as styles from './checkbox.css.ts';
import { Checkbox } from './checkbox.tsx';
import * as field from './field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from './field.tsx';

export type CheckboxGroupProps = FieldWords &
  Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> & {
    /** `Checkbox`es with a `value`. */
    children: ReactNode;
    isInline?: boolean;
  };

export function CheckboxGroup({ children, isInline = false, ...props }: CheckboxGroupProps) {
  const [words, rest] = splitFieldWords(props);
  return (
    <AriaCheckboxGroup
      {...rest}
      isInvalid={words.errorMessage !== undefined}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel {...words} />
      <div className={isInline ? `${styles.options} ${styles.inline}` : styles.options}>{children}</div>
      <FieldMessages {...words} />
    </AriaCheckboxGroup>
  );
}

export type FilterOption = { value: string; label: string; count?: number };

export type FilterListProps = Pick<FieldWords, 'label' | 'isLabelHidden'> & {
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Several of a list, each with its count. What is chosen stays visible when its count is 0. */
export function FilterList({ label, isLabelHidden = false, options, value, onChange }: FilterListProps) {
  const shown = options.filter((option) => option.count !== 0 || value.includes(option.value));
  return (
    <AriaCheckboxGroup value={[...value]} onChange={onChange} className={field.field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={`${styles.options} ${styles.list}`}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            {...(option.count === undefined ? {} : { count: option.count })}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </AriaCheckboxGroup>
  );
}
