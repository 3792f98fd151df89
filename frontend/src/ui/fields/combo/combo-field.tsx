import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input, type InputProps } from 'react-aria-components/Input';
import { mergeProps } from 'react-aria/mergeProps';
import { useGiven } from '../../behaviour/take-over.tsx';
import * as styles from '../field.css.ts';
import { FieldFrame, type FieldWords, useFieldIds } from '../field.tsx';
import type { ComboState } from './combo-list.tsx';

/** A field and the list that comes to it late. */
export function useComboField(words: FieldWords, id: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const state = useRef<ComboState>(undefined);
  const ids = useFieldIds(words, id);
  const { given, onGiven } = useGiven();
  const isInvalid = words.errorMessage !== undefined;
  return {
    input,
    box,
    state,
    ids,
    given,
    /** For the list. */
    props: {
      input,
      box,
      onGiven,
      onState: (next: ComboState) => {
        state.current = next;
      },
      id: ids.control,
      'aria-labelledby': ids.label,
      ...(ids.describedBy !== undefined && { 'aria-describedby': ids.describedBy }),
      isInvalid,
    },
  };
}

/** Empties the field. */
export const ClearButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button className={styles.clear} aria-label={label} onPress={onPress}>
    <X size={16} aria-hidden />
  </Button>
);

type ComboFieldProps = {
  words: FieldWords;
  field: ReturnType<typeof useComboField>;
  leading: ReactNode;
  /** What the field does until its list is there. */
  early: { onBlur: () => void; onKeyDown?: KeyboardEventHandler<HTMLInputElement> };
  hasList: boolean;
  value: string;
  onType: (text: string) => void;
  isDisabled?: boolean | undefined;
  /** What the particular field sets on its input, both before and after its list is there. */
  own: Pick<
    InputProps,
    'onFocus' | 'onInput' | 'onClick' | 'onKeyDownCapture' | 'onBlurCapture' | 'name' | 'maxLength' | 'enterKeyHint'
  >;
  placeholder: string;
  /** A button that empties the field. */
  clear: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function ComboField(props: ComboFieldProps) {
  const {
    words,
    field,
    leading,
    early,
    hasList,
    value,
    onType,
    isDisabled = false,
    own,
    placeholder,
    clear,
    ref,
  } = props;
  const { input, box, ids, given } = field;
  const isInvalid = words.errorMessage !== undefined;
  const beforehand: InputProps = { ...early, onChange: (event) => onType(event.target.value) };
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return (
    <FieldFrame words={words} ids={ids}>
      <Group ref={box} className={styles.box} isInvalid={isInvalid} isDisabled={isDisabled}>
        {leading === undefined ? null : <span className={styles.leading}>{leading}</span>}
        <Input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={ids.describedBy}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          disabled={isDisabled}
          {...mergeProps(hasList ? given : beforehand, own)}
          id={ids.control}
          // What is given is of the moment before.
          value={value}
          className={styles.input}
          placeholder={placeholder}
          ref={input}
        />
        {clear}
      </Group>
    </FieldFrame>
  );
}
