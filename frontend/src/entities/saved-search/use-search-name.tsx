import { limits } from '@waypost/contracts/constants';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

/** The field in which a saved search is named. `take` gives the name; where there is none the field says so. */
export function useSearchName(first: string) {
  const [name, setName] = useState(first.slice(0, limits.savedSearchName));
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
  return { field, take };
}
