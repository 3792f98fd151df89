import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import * as field from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from '../field.tsx';
import * as styles from './checkbox.css.ts';

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
