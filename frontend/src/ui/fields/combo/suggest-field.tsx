import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { latePart, useLatePart } from '../../behaviour/late-part.ts';
import * as styles from '../field.css.ts';
import { type FieldWords, splitFieldWords } from '../field.tsx';
import { ClearButton, ComboField, useComboField } from './combo-field.tsx';

const suggestList = latePart(() => import('./suggest-list.tsx'), 'SuggestList');

export type Suggestion = { id: string; name: string; detail?: string; icon?: ReactNode };
export type SuggestionGroup = { id: string; title: string; suggestions: readonly Suggestion[] };

export type SuggestFieldProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  /** Suggestions for what is typed now; without any there is no list. */
  groups: readonly SuggestionGroup[];
  onChoose: (id: string) => void;
  /** The field is entered or left. */
  onFocusChange?: (isFocused: boolean) => void;
  /** As a form says it that is sent before the page is alive. */
  name?: string;
  placeholder?: string;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
};

/** What is searched for in words, with suggestions while it is typed. Enter sends the form. */
export function SuggestField({ value, onChange, groups, onChoose, onFocusChange, ...props }: SuggestFieldProps) {
  const [words, { name, placeholder = '', maxLength, ref }] = splitFieldWords(props);
  const field = useComboField(words, undefined);
  const { Part: List, ahead } = useLatePart(suggestList);
  const isWanted = useRef(false);
  const hasSuggestions = groups.length > 0;

  // Not react-aria's `onFocusChange`, to which the field is left when the keys are on a suggestion.
  const leave = { onBlur: () => onFocusChange?.(false) };

  /** For what a person does, typing or a press, as soon as there is something: it may come after the typing. */
  const open = () => {
    isWanted.current = true;
    if (hasSuggestions) field.state.current?.open(null, 'input');
  };
  const openIfWanted = () => {
    if (isWanted.current && hasSuggestions && field.state.current?.isOpen === false) open();
  };
  useEffect(() => {
    openIfWanted();
    // Only what is offered may open it by itself; what closes it must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasSuggestions]);
  const send = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOnSuggestion = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key === 'Escape' || event.key === 'Enter') isWanted.current = false;
    const list = field.state.current;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isOnSuggestion || list?.isOpen !== true) return;
    // What is typed stays what Enter sends; react-aria keeps Enter to itself while the list is open.
    list.close();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <div className={styles.field} {...ahead}>
      <ComboField
        words={words}
        field={field}
        leading={<Search size={16} aria-hidden />}
        hasList={List !== undefined}
        early={leave}
        value={value}
        onType={onChange}
        own={{
          enterKeyHint: 'search',
          ...(name !== undefined && { name }),
          ...(maxLength !== undefined && { maxLength }),
          onFocus: () => onFocusChange?.(true),
          onInput: open,
          onClick: open,
          onKeyDownCapture: send,
          onBlurCapture: () => {
            isWanted.current = false;
          },
        }}
        placeholder={placeholder}
        ref={ref}
        clear={value === '' ? null : <ClearButton label="Clear" onPress={() => onChange('')} />}
      />
      {List === undefined ? null : (
        <List
          {...field.props}
          items={groups}
          inputValue={value}
          onInputChange={onChange}
          value={null}
          onChange={(key) => {
            if (key !== null) onChoose(String(key));
          }}
          {...leave}
          onReady={openIfWanted}
        />
      )}
    </div>
  );
}
