import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What every field says about itself. */
export type FieldWords = {
  label: string;
  /** A hint below the field, there from the start. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Only where the place says what the field is, as in a search bar. The label stays for assistive technology. */
  isLabelHidden?: boolean;
  /** Writes "(optional)" behind the label; fields are required unless they say so. */
  isOptional?: boolean;
};

/** Splits what a field says from what it does. */
export function splitFieldWords<P extends FieldWords>(
  props: P,
): [FieldWords & { errorMessage: string | undefined }, Omit<P, keyof FieldWords>] {
  const { label, description, errorMessage, isLabelHidden = false, isOptional = false, ...rest } = props;
  return [{ label, description, errorMessage: errorMessage || undefined, isLabelHidden, isOptional }, rest];
}

export function FieldLabel({ label, isLabelHidden, isOptional }: FieldWords) {
  const words = (
    <Label className={styles.label}>
      {label}
      {isOptional ? <span className={styles.optional}> (optional)</span> : null}
    </Label>
  );
  return isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words;
}

export function FieldMessages({ description, errorMessage }: Pick<FieldWords, 'description' | 'errorMessage'>) {
  return (
    <>
      {description === undefined ? null : (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        <CircleAlert size={16} aria-hidden />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  );
}
