import type { Place } from '../text/place.ts';
import { clausesIn } from './clauses.ts';
import { deniedIn, feltIn } from './denied.ts';
import { listsIn, withCues, type CuedPart } from './listed-parts.ts';
import type { NeedCue } from './need-cues.ts';

/**
 * What the words around a place say: that it has to be there, that it would be a plus, or that it is not asked for at all; and
 * whether something else there would do.
 */
export type SaidNeed = { need: 'must' | 'nice' | 'denied' | undefined; isAlternative: boolean };

const alternatives = /\b(?:or(?! (?:more|above|older|over|higher|greater|better)\b)|either)\b/i;
/** "RN (BSN preferred) or RD required": the bracket ends the list, and not the choice. */
const alternativeBehindBracket = /^ ?\([^()\n]{1,38}\),? or\b/i;

/** How far a cue reaches, and further along a list. */
const reach = 80;
const listed = /^(?:[\s"'“”’()[\],&/+-]|\b(?:and|or|nor)\b)*$/i;

/**
 * What a text says of the need for each of these places, which come in its order. The words between two commas are asked, or
 * all those of the list that a place stands in: "Java is required, AWS a plus", "Kafka, Redis and Spark preferred".
 */
export function saidNeeds(text: string, places: readonly Place[]): SaidNeed[] {
  const denied = deniedIn(text, places);
  const said = places.map((_, at): SaidNeed => ({ need: denied[at] ? 'denied' : undefined, isAlternative: false }));
  for (const clause of clausesIn(text, places)) {
    for (const parts of listsIn(clause.map((part) => withCues(part, places)))) {
      const named = cuesAround(parts, places);
      const behind = reached(text, named.toReversed(), (one) => one.behind);
      const before = reached(text, named, (one) => one.before);
      const [from, to] = [parts[0]!.start, parts.at(-1)!.end];
      for (const { at, place } of named) {
        // "No experience with Java required" leaves it to the person.
        const ofDenied = behind.has(at) ? 'nice' : 'denied';
        const around = text.slice(Math.max(from, place.start - reach), Math.min(to, place.end + reach));
        const isAlternative =
          alternatives.test(around) || alternativeBehindBracket.test(text.slice(place.end, place.end + 48));
        const need = behind.get(at) ?? before.get(at);
        said[at] = { need: denied[at] ? ofDenied : need, isAlternative };
      }
    }
  }
  return said.some(({ need }) => need === 'must') ? withoutFelt(text, places, said) : said;
}

/** "Must be committed to customer service" is nothing that one has done before. */
function withoutFelt(text: string, places: readonly Place[], said: readonly SaidNeed[]): SaidNeed[] {
  const felt = feltIn(text, places);
  return said.map((one, at) => (one.need === 'must' && felt[at] === true ? { ...one, need: undefined } : one));
}

type Named = { at: number; place: Place; before: NeedCue | undefined; behind: NeedCue | undefined };

/** The places in some parts, each with the nearest cues of what stands there. */
function cuesAround(parts: readonly CuedPart[], places: readonly Place[]): Named[] {
  const cues = parts.flatMap((part) => part.cues);
  let next = 0;
  return parts.flatMap((part) =>
    places.slice(part.first, part.next).map((place, index) => {
      while ((cues[next]?.start ?? Infinity) < place.end) next += 1;
      const [before, behind] = [cues[next - 1], cues[next]];
      return {
        at: part.first + index,
        place,
        before: before === undefined || before.of === 'before' || before.end > place.start ? undefined : before,
        behind: behind?.of === 'before' ? behind : undefined,
      };
    }),
  );
}

/** What the cues say that are near enough, in the order away from them, or of the same list as what is. */
function reached(text: string, named: readonly Named[], cueOf: (one: Named) => NeedCue | undefined) {
  const said = new Map<number, NeedCue['says']>();
  let last: { cue: NeedCue; place: Place } | undefined;
  for (const one of named) {
    const [cue, { at, place }] = [cueOf(one), one];
    const isReached =
      cue !== undefined &&
      !(last?.cue === cue && isOfNearest(text, cue, place, last.place)) &&
      (gap(text, cue, place).length <= reach || (last?.cue === cue && listed.test(gap(text, last.place, place))));
    if (isReached) said.set(at, cue.says);
    last = isReached ? { cue, place } : undefined;
  }
  return said;
}

/** "React or Vue (preferred)" is said of the latter alone. */
const isOfNearest = (text: string, cue: NeedCue, place: Place, nearest: Place) =>
  cue.start - nearest.end < 4 &&
  gap(text, cue, nearest).includes('(') &&
  /^\W*\bor\b\W*$/i.test(gap(text, place, nearest).slice(0, 12));

/** What stands between two stretches of a text, whichever comes first. */
const gap = (text: string, a: Place, b: Place) => text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
