import { useEffect, useRef, useState } from 'react';

/**
 * Whether a field has been left, said only once the press that left it has come to where it was meant: a line that appears
 * below the field would move that button away from under the pointer.
 */
export function useLeft(): [wasLeft: boolean, leave: () => void] {
  const [wasLeft, setWasLeft] = useState(false);
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const leave = () => {
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    const options = { signal, once: true, capture: true };
    // The click follows the release of the pointer.
    const settle = () => setTimeout(() => signal.aborted || setWasLeft(true));
    addEventListener('pointerup', settle, options);
    addEventListener('keyup', settle, options);
  };
  return [wasLeft, leave];
}
