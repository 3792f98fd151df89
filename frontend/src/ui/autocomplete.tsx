import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, use, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input, type InputProps } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './autocomplete.css.ts';
import * as field from './field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from './field.tsx';
import * as list from './list.css.ts';
import {
  type Lookup,
  type LookupOption,
  type LookupState,
  type LookupValue,
  settleLookup,
  useLookup,
} from './lookup.ts';

/** Words have no id of their own; as a key of the list they are their own, and never one of the 24 hex digits. */
const customKey = (name: string) => `custom:${name}`;
const keyOf = (value: LookupValue) => value.id ?? customKey(value.name);

export type AutocompleteProps = FieldWords & {
  id?: string;
  name?: string;
  value: LookupValue | null;
  onChange: (value: LookupValue | null) => void;
  onBlur?: () => void;
  /** Answers at most `limit` results; is aborted when it is no longer asked. */
  load: Lookup;
  /** Characters before it asks. */
  minimum?: number;
  /** Words that are not listed are accepted as they are: on Enter, when the field is left, or by the last entry of the list. */
  allowsCustom?: boolean;
  /** Empties the field after each choice, for lists of several that are shown beside it. */
  clearsOnChoice?: boolean;
  placeholder?: string;
  /** Instead of "No results for …", where the screen has words of its own. */
  noResults?: string | undefined;
  leading?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

function statusWords(
  { status, options, answered }: LookupState,
  { minimum, noResults }: { minimum: number; noResults: string | undefined },
): string | undefined {
  if (status === 'short') return `Type ${minimum === 1 ? 'a character' : `${minimum} characters`} to search`;
  if (status === 'loading' && options.length === 0) return 'Searching…';
  if (status === 'ready' && options.length === 0)
    return answered === '' ? 'Nothing here yet' : (noResults ?? `No results for “${answered}”`);
  if (status === 'failed') return 'The search did not work. Change the words to try again.';
  return undefined;
}

type TypingInputProps = InputProps & { opensOnFocus: boolean; ref: Ref<HTMLInputElement> | undefined };

/** Opens the list for a person's typing only: react-aria would also open it when the words are set by a choice. */
function TypingInput({ opensOnFocus, ...rest }: TypingInputProps) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      {...rest}
      onInput={() => state?.open(null, 'input')}
      onFocus={() => {
        if (opensOnFocus) state?.open(null, 'focus');
      }}
    />
  );
}

/** Looks a thing up while it is typed. */
export function Autocomplete({
  value,
  onChange,
  onBlur,
  load,
  minimum = 1,
  allowsCustom = false,
  clearsOnChoice = false,
  placeholder = '',
  noResults,
  leading,
  ref,
  ...props
}: AutocompleteProps) {
  const [words, rest] = splitFieldWords(props);
  const chosenName = value?.name ?? '';
  const [text, setText] = useState(chosenName);
  const [shownName, setShownName] = useState(chosenName);
  // react-aria closes the list when the key changes, so a field that empties itself remembers its last one.
  const [lastKey, setLastKey] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (shownName !== chosenName) {
    setShownName(chosenName);
    setText(chosenName);
  }

  const isTyped = text.trim() !== chosenName;
  const lookup = useLookup({ load, text: isTyped ? text : '', minimum, isActive: isFocused });
  const typed = text.trim();
  const offersCustom =
    allowsCustom &&
    isTyped &&
    typed.length >= Math.max(1, minimum) &&
    !lookup.options.some((option) => option.name.toLowerCase() === typed.toLowerCase());
  const items: LookupOption[] = [...lookup.options];
  if (offersCustom) items.push({ id: customKey(typed), name: typed });

  const choose = (next: LookupValue | null) => {
    onChange(next);
    setLastKey(next === null ? null : keyOf(next));
    setText(clearsOnChoice ? '' : (next?.name ?? ''));
  };
  const settle = () => {
    const next = settleLookup({ text, value, options: lookup.options, allowsCustom, minimum });
    if (next === undefined) setText(chosenName);
    else choose(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Escape closes the list; a dialog around it has to wait for the next one.
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  };

  const note = statusWords(lookup, { minimum, noResults });
  const isInvalid = words.errorMessage !== undefined;
  return (
    <div onKeyDown={onKeyDown}>
      <ComboBox
        {...rest}
        items={items}
        inputValue={text}
        onInputChange={(next) => {
          setText(next);
          setLastKey(null);
        }}
        value={clearsOnChoice ? lastKey : value && keyOf(value)}
        onChange={(key) => {
          if (key === customKey(typed)) choose({ name: typed });
          const option = lookup.options.find(({ id }) => id === key);
          if (option !== undefined) choose({ id: option.id, name: option.name });
        }}
        onOpenChange={setOpen}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          settle();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          const hasFocusedOption = event.currentTarget.getAttribute('aria-activedescendant');
          if (event.key === 'Enter' && !hasFocusedOption && isTyped) {
            event.preventDefault();
            settle();
          }
        }}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        isInvalid={isInvalid}
        validationBehavior="aria"
        className={field.field}
      >
        <FieldLabel {...words} />
        <Group className={field.box}>
          {leading === undefined ? null : <span className={field.leading}>{leading}</span>}
          <TypingInput opensOnFocus={minimum === 0} className={field.input} placeholder={placeholder} ref={ref} />
          {value === null || rest.isDisabled ? null : (
            <Button
              slot={null}
              className={field.clear}
              aria-label={`Clear ${words.label}`}
              onPress={() => choose(null)}
            >
              <X size={16} aria-hidden />
            </Button>
          )}
        </Group>
        <FieldMessages {...words} />
        <Popover className={`${list.popover} ${list.matchTrigger}`} offset={4}>
          <ListBox<LookupOption>
            className={list.list}
            data-stale={lookup.status === 'loading'}
            renderEmptyState={() => <span className={list.note}>{note}</span>}
          >
            {(option) => (
              <ListBoxItem
                id={option.id}
                textValue={option.id === customKey(typed) ? `Add as custom entry: ${option.name}` : option.name}
                className={`${list.item} ${styles.option}`}
              >
                {option.id === customKey(typed) ? (
                  <>
                    <Plus size={16} aria-hidden className={styles.custom} />
                    <span className={list.itemWords}>
                      <span className={styles.custom}>Add as custom entry</span>
                      <span className={list.itemHint}>{option.name}</span>
                    </span>
                  </>
                ) : (
                  <span className={list.itemWords}>
                    {option.name}
                    {option.detail === undefined ? null : <span className={list.itemHint}>{option.detail}</span>}
                  </span>
                )}
              </ListBoxItem>
            )}
          </ListBox>
          {note !== undefined && items.length > 0 ? <div className={styles.status}>{note}</div> : null}
        </Popover>
      </ComboBox>
    </div>
  );
}
