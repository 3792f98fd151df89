import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import * as styles from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from '../field.tsx';

export type TextFieldProps = FieldWords &
  Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> & {
    placeholder?: string;
    leading?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({ placeholder = '', leading, ref, ...props }: TextFieldProps) {
  const [words, rest] = splitFieldWords(props);
  const isInvalid = words.errorMessage !== undefined;
  return (
    <AriaTextField {...rest} isInvalid={isInvalid} validationBehavior="aria" className={styles.field}>
      <FieldLabel {...words} />
      <Group className={styles.box} isInvalid={isInvalid} isDisabled={rest.isDisabled ?? false}>
        {leading === undefined ? null : <span className={styles.leading}>{leading}</span>}
        <Input dir="auto" className={styles.input} placeholder={placeholder} ref={ref} />
      </Group>
      <FieldMessages {...words} />
    </AriaTextField>
  );
}
