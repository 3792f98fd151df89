import { delays } from '@waypost/contracts/constants';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { latePart, useLatePart } from '../../behaviour/late-part.ts';
import * as styles from '../field.css.ts';
import { type FieldWords, splitFieldWords } from '../field.tsx';
import { ClearButton, ComboField, useComboField } from './combo-field.tsx';
import type { Lookup, LookupState, LookupValue } from './lookup.ts';
import { type LookupFieldEvents, useLookupField } from './use-lookup-field.ts';

const autocompleteList = latePart(() => import('./autocomplete-list.tsx'), 'AutocompleteList');

export type AutocompleteProps = FieldWords &
  LookupFieldEvents & {
    id?: string;
    name?: string;
    value: LookupValue | null;
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
  { status, options, answered, hasMore }: LookupState,
  { minimum, noResults }: { minimum: number; noResults: string | undefined },
): string | undefined {
  if (status === 'short') return `Type ${minimum === 1 ? 'a character' : `${minimum} characters`} to search`;
  if (status === 'loading' && options.length === 0) return 'Searching…';
  if (status === 'ready' && options.length === 0)
    return answered === '' ? 'Nothing here yet' : (noResults ?? `No results for “${answered}”`);
  if (status === 'failed') return 'The search did not work. Change the words to try again.';
  return hasMore ? `The first ${options.length}. Type more to find others.` : undefined;
}

/** Escape closes the list; a dialog around it has to wait for the next one. */
function keepEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') event.stopPropagation();
}

/** Whether the field was left a moment ago, while its list was open; and what is to be done when it is entered and left. */
function useLeaving({ setFocused, settle }: ReturnType<typeof useLookupField>, onBlur: (() => void) | undefined) {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!isLeft) return;
    const timer = setTimeout(() => setLeft(false), delays.autocompleteBlur);
    return () => clearTimeout(timer);
  }, [isLeft]);
  return {
    isLeft,
    enter() {
      setLeft(false);
      setFocused(true);
    },
    leave(isOpen: boolean) {
      setLeft(isOpen);
      setFocused(false);
      settle();
      onBlur?.();
    },
  };
}

/** Looks a thing up while it is typed. */
export function Autocomplete(settings: AutocompleteProps) {
  const { load, onChange, onUnanswered, value, minimum = 1, allowsCustom = false, ...shown } = settings;
  const { clearsOnChoice = false, id, name, onBlur, placeholder = '', noResults, leading, ...others } = shown;
  const { isDisabled, ref, ...props } = others;
  const [words] = splitFieldWords(props);
  const lookup = useLookupField({ value, onChange, onUnanswered, load, minimum, allowsCustom, clearsOnChoice });
  const [isOpen, setOpen] = useState(false);
  const field = useComboField(words, id);
  const { Part: List, ahead } = useLatePart(autocompleteList);
  const wanted = useRef<'input' | 'focus'>(undefined);

  const settleOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    const hasFocusedOption = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || hasFocusedOption || !lookup.isTyped) return;
    event.preventDefault();
    wanted.current = undefined;
    lookup.settle();
  };
  const { isLeft, enter, ...leaving } = useLeaving(lookup, onBlur);
  const leave = () => leaving.leave(isOpen);
  /** For what a person does only: react-aria would also open it when the words are set by a choice, and focus comes back after one. */
  const open = (by: 'input' | 'focus') => {
    wanted.current = by;
    field.state.current?.open(null, by);
  };

  return (
    <div className={styles.field} onKeyDown={isOpen ? keepEscape : undefined} {...ahead}>
      <ComboField
        words={words}
        field={field}
        leading={leading}
        hasList={List !== undefined}
        early={{ onBlur: leave, onKeyDown: settleOnEnter }}
        value={lookup.text}
        onType={lookup.type}
        isDisabled={isDisabled}
        own={{
          ...(name !== undefined && { name }),
          onFocus: enter,
          onInput: () => open('input'),
          ...(minimum === 0 && { onClick: () => open('focus') }),
          onBlurCapture: () => {
            wanted.current = undefined;
          },
        }}
        placeholder={placeholder}
        ref={ref}
        clear={
          value === null || isDisabled ? null : (
            <ClearButton label={`Clear ${words.label}`} onPress={() => lookup.choose(null)} />
          )
        }
      />
      {List === undefined ? null : (
        <List
          {...field.props}
          items={lookup.items}
          inputValue={lookup.text}
          onInputChange={lookup.type}
          value={lookup.key}
          onChange={lookup.chooseKey}
          onOpenChange={setOpen}
          onBlur={leave}
          onKeyDown={settleOnEnter}
          isDisabled={isDisabled ?? false}
          onReady={() => {
            if (wanted.current !== undefined) open(wanted.current);
          }}
          typed={lookup.typed}
          note={statusWords(lookup.lookup, { minimum, noResults })}
          isStale={lookup.lookup.status === 'loading'}
          hasItems={lookup.items.length > 0}
          isLeft={isLeft}
        />
      )}
    </div>
  );
}
