import { limits } from '@waypost/contracts/constants';
import { useRef, useState } from 'react';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { TextField } from '../../ui/fields/text/text-field.tsx';

/** No draft, as a name is soon typed again: it goes with a log-out, and nobody is asked about it. @param of the search, by its id or what it is called. */
export const searchNameKey = (userId: string, of: string) => `waypost.search-name.${userId}.${of}`;

/**
 * The field in which a saved search is named. `take` gives the name; where there is none the field says so.
 * @param key under which what is typed is kept until `forget`.
 */
export function useSearchName(first: string, key: string) {
  const [name = first.slice(0, limits.savedSearchName), setName, forget] = useKeptText(key);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <TextField
      ref={input}
      label="Name"
      value={name}
      maxLength={limits.savedSearchName}
      onChange={(typed) => {
        setName(typed);
        setProblem(undefined);
      }}
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
  function take(): string | undefined {
    const taken = name.trim();
    if (taken !== '') return taken;
    setProblem('Give this search a name');
    // Where it is said, and mended.
    input.current?.focus();
    return undefined;
  }
  return { field, take, forget };
}
