import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
import { findListed } from './find-listed.ts';
import type { Lookup, LookupValue } from './lookup.ts';

type FreeAutocompleteProps = Omit<AutocompleteProps, 'allowsCustom' | 'onUnanswered'> & {
  /**
   * Words that were left as they are before they were answered are those of something listed. It may come after the field is
   * gone, and nothing is to change where the words are not there any more.
   */
  onListed: (typed: string, listed: LookupValue) => void;
};

async function recognise(load: Lookup, typed: string, onListed: FreeAutocompleteProps['onListed']) {
  const listed = await findListed(load, typed).catch(() => undefined);
  if (listed !== undefined) onListed(typed, { id: listed.id, name: listed.name });
}

/** Accepts words of one's own too, until they turn out to be listed. */
export const FreeAutocomplete = ({ onListed, ...props }: FreeAutocompleteProps) => (
  <Autocomplete {...props} allowsCustom onUnanswered={(typed) => void recognise(props.load, typed, onListed)} />
);
