import { limits } from '@waypost/contracts/constants';
import { useState } from 'react';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { TextField } from '../../ui/text-field.tsx';

/**
 * The field in which a saved search is named. `take` gives the name; where there is none the field says so.
 * @param draft names what is typed, which is kept until `forget`.
 */
export function useSearchName(first: string, draft: string) {
  const [name = first.slice(0, limits.savedSearchName), setName, forget] = useKeptText(draft);
  const [problem, setProblem] = useState<string>();
  const field = (
    <TextField
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
    setProblem(taken === '' ? 'Give this search a name' : undefined);
    return taken === '' ? undefined : taken;
  }
  return { field, take, forget };
}
