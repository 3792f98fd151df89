import { useState } from 'react';

/** Clears what stands in the address. @returns also how often that was done: as a key it clears with it what is being typed. */
export function useClearing(empty: () => void): { clearings: number; clear: () => void } {
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    empty();
  };
  return { clearings, clear };
}
