import { Minus, Plus } from 'lucide-react';
import { type Ref, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  NumberFieldStateContext,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as styles from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from '../field.tsx';

export type NumberFieldProps = FieldWords &
  Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> & {
    placeholder?: string;
    /** Adds buttons for one step less and more; good for small numbers, useless for salaries. */
    hasSteppers?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** An empty field is `NaN`, as everywhere in react-aria. */
export function NumberField({ placeholder = '', hasSteppers = false, ref, ...props }: NumberFieldProps) {
  const [words, rest] = splitFieldWords(props);
  const isInvalid = words.errorMessage !== undefined;
  return (
    <AriaNumberField {...rest} isInvalid={isInvalid} validationBehavior="aria" className={styles.field}>
      <FieldLabel {...words} />
      <Group className={styles.box}>
        <NumberInput placeholder={placeholder} isWhole={Number.isInteger(props.step)} ref={ref} />
        {hasSteppers ? (
          <>
            <Button slot="decrement" className={styles.clear}>
              <Minus size={16} aria-hidden />
            </Button>
            <Button slot="increment" className={styles.clear}>
              <Plus size={16} aria-hidden />
            </Button>
          </>
        ) : null}
      </Group>
      <FieldMessages {...words} />
    </AriaNumberField>
  );
}

/** "50.000" are fifty thousand in much of Europe; behind the point of a whole number nobody writes three digits. Each group goes as it is typed. */
const grouped = /^\d+\.\d{3}$/;

/** The same in one go, as it stands elsewhere: "1.250.000", "50.000,00", "CHF 120’000". */
const pasted = /^(?:\p{Sc}|[A-Z]{3})?\s?(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,]\d\d)?\s?(?:\p{Sc}|[A-Z]{3})?$/u;

type NumberInputProps = { placeholder: string; isWhole: boolean; ref: Ref<HTMLInputElement> | undefined };

function NumberInput({ isWhole, ...props }: NumberInputProps) {
  const state = useContext(NumberFieldStateContext);
  return (
    <Input
      {...props}
      className={styles.input}
      onChange={({ target: { value } }) => {
        if (isWhole && grouped.test(value)) state?.setInputValue(value.replace('.', ''));
      }}
      onPaste={(event) => {
        const number = isWhole ? pasted.exec(event.clipboardData.getData('text').trim())?.[1] : undefined;
        if (number === undefined) return;
        event.preventDefault();
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
        state?.setInputValue(before + number.replaceAll(/\D/g, '') + after);
      }}
    />
  );
}
