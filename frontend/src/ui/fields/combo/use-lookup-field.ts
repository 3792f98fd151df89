import { useEffect, useEffectEvent, useState } from 'react';
import {
  areAlike,
  type Lookup,
  type LookupOption,
  type LookupState,
  type LookupValue,
  settleLookup,
  useLookup,
} from './lookup.ts';

/** Words have no id of their own; as a key of the list they are their own, and never one of the 24 hex digits. */
export const customKey = (name: string) => `custom:${name}`;
const keyOf = (value: LookupValue) => value.id ?? customKey(value.name);

export type LookupFieldEvents = {
  /** @param typed the words that were taken for what is listed: nobody has chosen it. */
  onChange: (value: LookupValue | null, typed?: string) => void;
  /** Words of one's own were left before it was known whether they are listed. */
  onUnanswered?: ((typed: string) => void) | undefined;
};

type LookupFieldSettings = LookupFieldEvents & {
  value: LookupValue | null;
  load: Lookup;
  minimum: number;
  allowsCustom: boolean;
  clearsOnChoice: boolean;
};

/** Typed words are offered as they are, unless they are listed. */
function itemsOf({ options }: LookupState, typed: string, offersTyped: boolean): LookupOption[] {
  const isListed = options.some(({ name }) => areAlike(name, typed));
  return offersTyped && !isListed ? [...options, { id: customKey(typed), name: typed }] : [...options];
}

/** The words in the field and what has been chosen, which agree whenever nobody is typing and no answer is awaited. */
export function useLookupField(settings: LookupFieldSettings) {
  const { value, onChange, onUnanswered, load, minimum, allowsCustom, clearsOnChoice } = settings;
  const chosenName = value?.name ?? '';
  const [text, setText] = useState(chosenName);
  const [shownName, setShownName] = useState(chosenName);
  // react-aria closes the list when the key changes, so a field that empties itself remembers its last one.
  const [lastKey, setLastKey] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  if (shownName !== chosenName) {
    setShownName(chosenName);
    // That the former words turn out to be listed must not change what is typed meanwhile.
    if (!isFocused || text.trim() === shownName) setText(chosenName);
  }

  const typed = text.trim();
  const isTyped = typed !== chosenName;
  const lookup = useLookup({ load, text: isTyped ? text : '', minimum, isActive: isFocused || isTyped });

  const choose = (next: LookupValue | null, words?: string) => {
    onChange(next, words);
    setLastKey(next === null ? null : keyOf(next));
    setText(clearsOnChoice ? '' : (next?.name ?? ''));
  };
  const { status, answered } = lookup;
  const settle = () => {
    const next = settleLookup({ text, value, answer: lookup, allowsCustom, minimum });
    if (next !== undefined) {
      choose(next, next?.id && typed);
      if (next && !next.id && answered !== typed) onUnanswered?.(typed);
    } else if (status !== 'loading' && (status !== 'failed' || value !== null)) {
      setText(chosenName);
    }
  };
  const settleAwaited = useEffectEvent(settle);
  // What is left before it is answered is settled then.
  const isAnswered = !isFocused && isTyped && (status === 'failed' || answered === typed);
  useEffect(() => {
    if (isAnswered) settleAwaited();
  }, [isAnswered]);

  return {
    text,
    typed,
    isTyped,
    lookup,
    items: itemsOf(lookup, typed, allowsCustom && isTyped && typed.length >= Math.max(1, minimum)),
    key: clearsOnChoice ? lastKey : value && keyOf(value),
    choose,
    chooseKey(key: unknown) {
      if (key === customKey(typed)) choose({ name: typed });
      const option = lookup.options.find(({ id }) => id === key);
      if (option !== undefined) choose({ id: option.id, name: option.name });
    },
    type(next: string) {
      setText(next);
      setLastKey(null);
    },
    settle,
    setFocused,
  };
}
