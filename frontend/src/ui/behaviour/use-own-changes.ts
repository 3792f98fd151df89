import { useState } from 'react';

/**
 * Tells a value that was sent from here from one that was changed elsewhere, by the history or a button: it may arrive when more has
 * been typed already.
 * @param onForeign called while rendering.
 * @returns what notes each value that is sent.
 */
export function useOwnChanges<T>(value: T, isSame: (one: T, other: T) => boolean, onForeign: () => void) {
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly T[]>([]);
  if (!isSame(known, value)) {
    const at = sent.findIndex((one) => isSame(one, value));
    setKnown(value);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0) onForeign();
  }
  return (next: T): void => {
    if (!isSame(next, value)) setSent((before) => [...before, next]);
  };
}
