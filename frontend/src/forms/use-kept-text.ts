import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { keptOnDevice } from '../storage/kept-on-device.ts';

const texts = keptOnDevice((kept) => (typeof kept === 'string' ? kept : undefined));

/**
 * What was typed in a field and is not sent, kept on this device as long as it is there; undefined before anything is typed. `forget`
 * takes it off the device at once, also when the field is gone; given what was sent, only if nothing else was typed since.
 */
export function useKeptText(
  key: string,
): [
  typed: string | undefined,
  setTyped: Dispatch<SetStateAction<string | undefined>>,
  forget: (sent?: string) => void,
] {
  const [typed, setTyped] = useState(() => texts.read(key));
  useEffect(() => {
    if (typed === undefined) texts.clear(key);
    else texts.keep(key, typed);
  }, [key, typed]);
  const forget = (sent?: string) => {
    const isOver = (text: string | undefined) => sent === undefined || text?.trim() === sent;
    if (isOver(texts.read(key))) texts.clear(key);
    setTyped((now) => (isOver(now) ? undefined : now));
  };
  return [typed, setTyped, forget];
}
