/** Ms to wait before attempt `failures + 1`: `first`, doubled each time, at most `longest`. */
export function backOff(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(longest, first * 2 ** (failures - 1));
}

/** Between 75 and 100 % of it, so that those who failed together do not all come back together. */
export const jittered = (ms: number) => ms * (1 - Math.random() / 4);
