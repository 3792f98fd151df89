/** A text without long runs of white space. */
export type Squeezed = {
  text: string;
  /** Where a character of it stood before. */
  placeOf(at: number): number;
};

const runs = { long: /\s{4,}/g, every: /\s{2,}/g };

/**
 * Makes every run of white space one character, of those that are `long` or of `every` one: a line end where it had one, else a blank. What is written over
 * such a gap still belongs together, and patterns that look across white space need not try each of thousands of places.
 */
export function squeeze(written: string, which: keyof typeof runs = 'long'): Squeezed {
  /** How many characters were left out before each place of the text at which some were. */
  const gaps: { from: number; out: number }[] = [];
  let out = 0;
  const text = written.replace(runs[which], (run: string, at: number) => {
    const from = at - out + 1;
    out += run.length - 1;
    gaps.push({ from, out });
    return run.includes('\n') ? '\n' : ' ';
  });
  return { text, placeOf: (at) => at + (lastBefore(gaps, at)?.out ?? 0) };
}

/** By halves: there may be as many gaps as words. */
export function lastBefore<T extends { from: number }>(gaps: readonly T[], at: number): T | undefined {
  let low = 0;
  let high = gaps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((gaps[middle]?.from ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return gaps[low - 1];
}
