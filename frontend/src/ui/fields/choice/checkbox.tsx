import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Checkbox as AriaCheckbox,
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import * as field from '../field.css.ts';
import { FieldMessages, type FieldWords } from '../field.tsx';
import * as styles from './checkbox.css.ts';

function Box({ isIndeterminate }: { isIndeterminate: boolean }) {
  const Mark = isIndeterminate ? Minus : Check;
  return (
    <span className={styles.box}>
      <Mark size={14} strokeWidth={3} aria-hidden />
    </span>
  );
}

export type CheckboxProps = Omit<FieldWords, 'label' | 'isOptional' | 'isLabelHidden'> &
  Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'inputRef'> & {
    children: ReactNode;
    ref?: Ref<HTMLInputElement | null>;
  };

export function Checkbox({ description, errorMessage, children, ref, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...(ref === undefined ? {} : { inputRef: ref })}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field.field}
    >
      <CheckboxButton className={styles.choice}>
        <Box isIndeterminate={rest.isIndeterminate ?? false} />
        <span className={styles.words}>{children}</span>
      </CheckboxButton>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </CheckboxField>
  );
}

type BareCheckboxProps = {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
};

/** A checkbox without visible words, for a table's rows. */
export function BareCheckbox({ label, isIndeterminate = false, ...rest }: BareCheckboxProps) {
  return (
    <AriaCheckbox {...rest} isIndeterminate={isIndeterminate} aria-label={label} className={styles.choice}>
      <Box isIndeterminate={isIndeterminate} />
    </AriaCheckbox>
  );
}
