/** A text without long runs of white space. */
export type Squeezed = {
  text: string;
  /** Where a character of it stood before. */
  placeOf(at: number): number;
};

/** A place of the text from which on so many characters were left out before it; fewer than none were put in. */
export type Gap = { from: number; out: number };

const runs = { long: /\s{4,}/g, every: /\s{2,}/g };

/**
 * Makes every run of white space one character, of those that are `long` or of `every` one: a line end where it had one, else a blank. What is written over
 * such a gap still belongs together, and patterns that look across white space need not try each of thousands of places.
 */
export function squeeze(written: string, which: keyof typeof runs = 'long'): Squeezed {
  const gaps: Gap[] = [];
  let out = 0;
  const text = written.replace(runs[which], (run: string, at: number) => {
    const from = at - out + 1;
    out += run.length - 1;
    gaps.push({ from, out });
    return run.includes('\n') ? '\n' : ' ';
  });
  return { text, placeOf: placesBy(gaps) };
}

/** Where characters of a text stood before. @param gaps in their order. */
export const placesBy =
  (gaps: readonly Gap[]) =>
  (at: number): number =>
    at + (lastBefore(gaps, at)?.out ?? 0);

/** By halves: there may be as many gaps as words. */
function lastBefore(gaps: readonly Gap[], at: number): Gap | undefined {
  let low = 0;
  let high = gaps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((gaps[middle]?.from ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return gaps[low - 1];
}
