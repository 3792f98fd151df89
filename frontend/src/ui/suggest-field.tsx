import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, use, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Header } from 'react-aria-components/Header';
import { Input, type InputProps } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from './field.tsx';
import * as list from './list.css.ts';

export type Suggestion = { id: string; name: string; detail?: string; icon?: ReactNode };
export type SuggestionGroup = { id: string; title: string; suggestions: readonly Suggestion[] };

export type SuggestFieldProps = FieldWords & {
  value: string;
  onChange: (value: string) => void;
  /** For what is typed now; none, and there is no list. */
  groups: readonly SuggestionGroup[];
  onChoose: (id: string) => void;
  /** The field is entered or left. */
  onFocusChange?: (isFocused: boolean) => void;
  placeholder?: string;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
};

type TypingInputProps = InputProps & { hasSuggestions: boolean; ref: Ref<HTMLInputElement> | undefined };

/**
 * Opens the list for what a person does, typing or a press, as soon as there is one: it may come after the typing. What is typed
 * stays what Enter sends.
 */
function TypingInput({ hasSuggestions, ...rest }: TypingInputProps) {
  const state = use(ComboBoxStateContext);
  const isWanted = useRef(false);
  const open = () => {
    isWanted.current = true;
    if (hasSuggestions) state?.open(null, 'input');
  };
  useEffect(() => {
    if (isWanted.current && hasSuggestions && state?.isOpen === false) state.open(null, 'input');
    // Only what is offered may open it by itself; what closes it must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasSuggestions]);
  const send = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOnSuggestion = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key === 'Escape' || event.key === 'Enter') isWanted.current = false;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isOnSuggestion || state?.isOpen !== true) return;
    // react-aria keeps Enter to itself while the list is open.
    state.close();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Input
      {...rest}
      onInput={open}
      onClick={open}
      onKeyDownCapture={send}
      onBlur={() => {
        isWanted.current = false;
      }}
    />
  );
}

function Suggestions() {
  return (
    <Popover className={`${list.popover} ${list.matchTrigger}`} offset={4}>
      <ListBox<SuggestionGroup> className={`${list.list} ${list.tall}`}>
        {({ id, title, suggestions }) => (
          <ListBoxSection id={id}>
            <Header className={list.section}>{title}</Header>
            {suggestions.map((suggestion) => (
              <ListBoxItem key={suggestion.id} id={suggestion.id} textValue={suggestion.name} className={list.item}>
                {suggestion.icon === undefined ? null : <span className={list.itemIcon}>{suggestion.icon}</span>}
                <span className={list.itemWords}>
                  {suggestion.name}
                  {suggestion.detail === undefined ? null : <span className={list.itemHint}>{suggestion.detail}</span>}
                </span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  );
}

/** What is searched for in words, with suggestions while it is typed. Enter sends the form. */
export function SuggestField({ value, onChange, groups, onChoose, onFocusChange, ...props }: SuggestFieldProps) {
  const [words, { placeholder = '', maxLength, ref }] = splitFieldWords(props);
  return (
    <ComboBox
      items={groups}
      inputValue={value}
      onInputChange={onChange}
      value={null}
      onChange={(key) => {
        if (key !== null) onChoose(String(key));
      }}
      {...(onFocusChange && { onFocusChange })}
      menuTrigger="manual"
      allowsCustomValue
      isInvalid={words.errorMessage !== undefined}
      validationBehavior="aria"
      className={styles.field}
    >
      <FieldLabel {...words} />
      <Group className={styles.box}>
        <span className={styles.leading}>
          <Search size={16} aria-hidden />
        </span>
        <TypingInput
          enterKeyHint="search"
          hasSuggestions={groups.length > 0}
          className={styles.input}
          placeholder={placeholder}
          {...(maxLength !== undefined && { maxLength })}
          ref={ref}
        />
        {value === '' ? null : (
          <Button slot={null} className={styles.clear} aria-label="Clear" onPress={() => onChange('')}>
            <X size={16} aria-hidden />
          </Button>
        )}
      </Group>
      <FieldMessages {...words} />
      <Suggestions />
    </ComboBox>
  );
}
