import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { createDrafts } from './draft.ts';

const texts = createDrafts((kept) => (typeof kept === 'string' ? kept : undefined));

/**
 * What was typed in a field and is not sent, kept on this device as long as it is there; undefined before anything is typed. `forget`
 * is for who leaves the field for good, and takes it off the device at once.
 */
export function useKeptText(
  key: string,
): [typed: string | undefined, setTyped: Dispatch<SetStateAction<string | undefined>>, forget: () => void] {
  const [typed, setTyped] = useState(() => texts.read(key));
  useEffect(() => {
    if (typed === undefined) texts.clear(key);
    else texts.keep(key, typed);
  }, [key, typed]);
  return [typed, setTyped, () => texts.clear(key)];
}
