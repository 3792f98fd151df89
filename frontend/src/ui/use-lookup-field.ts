import { useState } from 'react';
import {
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

type LookupFieldSettings = {
  value: LookupValue | null;
  /** @param wasTyped the field was left with these words: nobody has chosen to keep them as they are. */
  onChange: (value: LookupValue | null, wasTyped?: boolean) => void;
  load: Lookup;
  minimum: number;
  allowsCustom: boolean;
  clearsOnChoice: boolean;
};

/** Typed words are offered as they are, unless they are listed. */
function itemsOf({ options }: LookupState, typed: string, offersTyped: boolean): LookupOption[] {
  const isListed = options.some((option) => option.name.toLowerCase() === typed.toLowerCase());
  return offersTyped && !isListed ? [...options, { id: customKey(typed), name: typed }] : [...options];
}

/** The words in the field and what has been chosen, which agree whenever nobody is typing. */
export function useLookupField(settings: LookupFieldSettings) {
  const { value, onChange, load, minimum, allowsCustom, clearsOnChoice } = settings;
  const chosenName = value?.name ?? '';
  const [text, setText] = useState(chosenName);
  const [shownName, setShownName] = useState(chosenName);
  // react-aria closes the list when the key changes, so a field that empties itself remembers its last one.
  const [lastKey, setLastKey] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  if (shownName !== chosenName) {
    setShownName(chosenName);
    setText(chosenName);
  }

  const typed = text.trim();
  const isTyped = typed !== chosenName;
  const lookup = useLookup({ load, text: isTyped ? text : '', minimum, isActive: isFocused });

  const choose = (next: LookupValue | null, wasTyped = false) => {
    onChange(next, wasTyped);
    setLastKey(next === null ? null : keyOf(next));
    setText(clearsOnChoice ? '' : (next?.name ?? ''));
  };
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
    settle() {
      const next = settleLookup({ text, value, options: lookup.options, allowsCustom, minimum });
      if (next === undefined) setText(chosenName);
      else choose(next, true);
    },
    setFocused,
  };
}
