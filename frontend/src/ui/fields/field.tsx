import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label, LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { Text, TextContext } from 'react-aria-components/Text';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import * as styles from './field.css.ts';

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

/** What is mended is not said any more and keeps its room: what stands below would move up under the pointer. */
export function FieldMessages({ description, errorMessage }: Pick<FieldWords, 'description' | 'errorMessage'>) {
  const [last, setLast] = useState(errorMessage);
  if (errorMessage && errorMessage !== last) setLast(errorMessage);
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
      {last && !errorMessage ? <div className={styles.mended} data-words={last} aria-hidden /> : null}
    </>
  );
}

const details = {
  badInput: false,
  customError: true,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
  valid: false,
};
const invalid = { isInvalid: true, validationErrors: [], validationDetails: details };

/** What a control that is there before its part of react-aria is called by. */
export type FieldIds = { label: string; control: string; describedBy: string | undefined };

export function useFieldIds({ description, errorMessage }: FieldWords, control?: string): FieldIds {
  const id = useId();
  const describing = [description && `${id}-hint`, errorMessage && `${id}-error`].filter(Boolean).join(' ');
  return useMemo(
    () => ({ label: `${id}-label`, control: control ?? id, describedBy: describing || undefined }),
    [id, control, describing],
  );
}

type FieldFrameProps = {
  words: FieldWords;
  ids: FieldIds;
  /** For a control that is a button: a press on its label would not focus it, so this does. */
  onLabelClick?: () => void;
  children: ReactNode;
};

/** Label, description and error around a control of ours, as react-aria has them around its own. */
export function FieldFrame({ words, ids, onLabelClick, children }: FieldFrameProps) {
  const { label, control } = ids;
  const id = label.slice(0, -'-label'.length);
  return (
    <Provider
      values={[
        [
          LabelContext,
          onLabelClick === undefined
            ? { id: label, htmlFor: control }
            : { id: label, elementType: 'span', onClick: onLabelClick },
        ],
        [TextContext, { slots: { description: { id: `${id}-hint` }, errorMessage: { id: `${id}-error` } } }],
      ]}
    >
      <FieldLabel {...words} />
      {children}
      <FieldErrorContext value={words.errorMessage === undefined ? null : invalid}>
        <FieldMessages {...words} />
      </FieldErrorContext>
    </Provider>
  );
}
