import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, use, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input, type InputProps } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './autocomplete.css.ts';
import * as fieldStyles from './field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from './field.tsx';
import * as list from './list.css.ts';
import type { Lookup, LookupOption, LookupState, LookupValue } from './lookup.ts';
import { customKey, useLookupField } from './use-lookup-field.ts';

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

type TypingInputProps = InputProps & { offersAtOnce: boolean; ref: Ref<HTMLInputElement> | undefined };

/**
 * Opens the list for what a person does only, typing, a press, the down arrow: react-aria would also open it when the words are
 * set by a choice, and focus comes back after one.
 */
function TypingInput({ offersAtOnce, ...rest }: TypingInputProps) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      {...rest}
      onInput={() => state?.open(null, 'input')}
      onClick={() => {
        if (offersAtOnce) state?.open(null, 'focus');
      }}
    />
  );
}

function CustomOption({ name }: { name: string }) {
  return (
    <>
      <Plus size={16} aria-hidden className={styles.custom} />
      <span className={list.itemWords}>
        <span className={styles.custom}>Add as custom entry</span>
        <span className={list.itemHint}>{name}</span>
      </span>
    </>
  );
}

function ListedOption({ name, detail }: LookupOption) {
  return (
    <span className={list.itemWords}>
      {name}
      {detail === undefined ? null : <span className={list.itemHint}>{detail}</span>}
    </span>
  );
}

type ChoicesProps = { typed: string; note: string | undefined; isStale: boolean; hasItems: boolean };

function Choices({ typed, note, isStale, hasItems }: ChoicesProps) {
  return (
    <Popover className={`${list.popover} ${list.matchTrigger}`} offset={4}>
      <ListBox<LookupOption>
        className={list.list}
        data-stale={isStale}
        renderEmptyState={() => <span className={list.note}>{note}</span>}
      >
        {(option) => {
          const isCustom = option.id === customKey(typed);
          return (
            <ListBoxItem
              id={option.id}
              textValue={isCustom ? `Add as custom entry: ${option.name}` : option.name}
              className={`${list.item} ${styles.option}`}
            >
              {isCustom ? <CustomOption name={option.name} /> : <ListedOption {...option} />}
            </ListBoxItem>
          );
        }}
      </ListBox>
      {note !== undefined && hasItems ? <div className={styles.status}>{note}</div> : null}
    </Popover>
  );
}

/** Looks a thing up while it is typed. */
export function Autocomplete(settings: AutocompleteProps) {
  const { value, onChange, load, minimum = 1, allowsCustom = false, clearsOnChoice = false, ...shown } = settings;
  const { onBlur, placeholder = '', noResults, leading, ref, ...props } = shown;
  const [words, rest] = splitFieldWords(props);
  const field = useLookupField({ value, onChange, load, minimum, allowsCustom, clearsOnChoice });
  const [isOpen, setOpen] = useState(false);

  const keepEscape = (event: KeyboardEvent<HTMLElement>) => {
    // Escape closes the list; a dialog around it has to wait for the next one.
    if (event.key === 'Escape' && isOpen) event.stopPropagation();
  };
  const settleOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    const hasFocusedOption = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || hasFocusedOption || !field.isTyped) return;
    event.preventDefault();
    field.settle();
  };
  const leave = () => {
    field.setFocused(false);
    field.settle();
    onBlur?.();
  };

  return (
    <div onKeyDown={keepEscape}>
      <ComboBox
        {...rest}
        items={field.items}
        inputValue={field.text}
        onInputChange={field.type}
        value={field.key}
        onChange={field.chooseKey}
        onOpenChange={setOpen}
        onFocus={() => field.setFocused(true)}
        onBlur={leave}
        onKeyDown={settleOnEnter}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        isInvalid={words.errorMessage !== undefined}
        validationBehavior="aria"
        className={fieldStyles.field}
      >
        <FieldLabel {...words} />
        <Group className={fieldStyles.box}>
          {leading === undefined ? null : <span className={fieldStyles.leading}>{leading}</span>}
          <TypingInput offersAtOnce={minimum === 0} className={fieldStyles.input} placeholder={placeholder} ref={ref} />
          {value === null || rest.isDisabled ? null : (
            <Button
              slot={null}
              className={fieldStyles.clear}
              aria-label={`Clear ${words.label}`}
              onPress={() => field.choose(null)}
            >
              <X size={16} aria-hidden />
            </Button>
          )}
        </Group>
        <FieldMessages {...words} />
        <Choices
          typed={field.typed}
          note={statusWords(field.lookup, { minimum, noResults })}
          isStale={field.lookup.status === 'loading'}
          hasItems={field.items.length > 0}
        />
      </ComboBox>
    </div>
  );
}
