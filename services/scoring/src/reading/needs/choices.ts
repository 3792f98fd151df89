import type { Place } from '../text/place.ts';

/** What ends a list of which any would do: "Java, Ruby, Perl or any similar language". */
const orAlike =
  /^,? (?:and\/)?or (?:(?:an?|any|some) )?(?:(?:other|another) )?(?:similar|equivalent|comparable|related|other) (?:[a-z]+ )?(?:languages?|tools?|platforms?|frameworks?|technolog(?:y|ies)|databases?|software|systems?|packages?|librar(?:y|ies))\b/i;
const reach = 60;

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
    const end = places[next - 1]?.end ?? 0;
    isChoice ||= next - first > 1 && orAlike.test(text.slice(end, end + reach));
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
