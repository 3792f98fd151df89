import type { Place } from './denied.ts';

const gaps = { or: /^,? (?:and\/)?or $/i, comma: /^, $/ };

/**
 * For each of these places, in the order of the text: the number of the first place of the choice that it belongs to ("a, b or
 * c"); undefined where it belongs to none.
 */
export function choicesIn(text: string, places: readonly Place[]): (number | undefined)[] {
  const choices = places.map((): number | undefined => undefined);
  let first = 0;
  let isChoice = false;
  const close = (next: number) => {
    if (isChoice) choices.fill(first, first, next);
    [first, isChoice] = [next, false];
  };
  for (let at = 1; at < places.length; at += 1) {
    const gap = text.slice(places[at - 1]!.end, Math.min(places[at]!.start, places[at - 1]!.end + 12));
    if (gaps.or.test(gap)) isChoice = true;
    else if (isChoice || !gaps.comma.test(gap)) close(at);
  }
  close(places.length);
  return choices;
}
