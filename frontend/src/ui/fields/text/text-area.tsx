import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { space } from '../../../theme/tokens.ts';
import * as field from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from '../field.tsx';
import * as styles from './text-area.css.ts';

export type TextAreaProps = FieldWords &
  Omit<
    AriaTextFieldProps,
    'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'value' | 'type'
  > & {
    value: string;
    rows?: number;
    /** Shows "n / limit". The field takes more, so that a paste is not cut in silence; say so in `errorMessage`. */
    limit?: number;
    /** From here on the counter warns. */
    warnFrom?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

function counterState(length: number, limit: number, warnFrom: number): 'fine' | 'near' | 'over' {
  if (length > limit) return 'over';
  return length > warnFrom ? 'near' : 'fine';
}

export function TextArea({ rows = 4, limit, warnFrom = limit, ref, ...props }: TextAreaProps) {
  const [words, rest] = splitFieldWords(props);
  const isInvalid = words.errorMessage !== undefined;
  const { length } = rest.value;
  return (
    <AriaTextField {...rest} isInvalid={isInvalid} validationBehavior="aria" className={field.field}>
      <FieldLabel {...words} />
      <Group className={field.box} isInvalid={isInvalid} isDisabled={rest.isDisabled ?? false}>
        <AriaTextArea
          dir="auto"
          className={`${field.input} ${field.textArea}`}
          rows={rows}
          // Sized by its content, it knows no rows.
          style={{ minHeight: `calc(${rows}lh + ${space[4]})` }}
          ref={ref}
        />
      </Group>
      <div className={styles.foot}>
        <div className={styles.words}>
          <FieldMessages {...words} />
        </div>
        {limit === undefined ? null : (
          <span className={styles.counter} data-state={counterState(length, limit, warnFrom ?? limit)}>
            {`${length.toLocaleString('en-US')} / ${limit.toLocaleString('en-US')}`}
          </span>
        )}
      </div>
    </AriaTextField>
  );
}
