import type { Place } from '../text/place.ts';
import type { Part } from './clauses.ts';
import { cuesIn, type NeedCue } from './need-cues.ts';

/** A part with what it says of the need. `rest`: its words without those of the places and cues. */
export type CuedPart = Part & {
  cues: readonly NeedCue[];
  rest: string;
  /** Up to the first cue. */
  restToCue: string;
  beginsWithPlace: boolean;
  endsWithPlace: boolean;
};

export function withCues(part: Part, places: readonly Place[]): CuedPart {
  const own = places.slice(part.first, part.next);
  const cues = cuesIn(part, own[0]?.end ?? Infinity);
  let at = part.start;
  let rest = '';
  let restToCue: string | undefined;
  for (const { start, end } of [...own, ...cues].toSorted((a, b) => a.start - b.start)) {
    rest += ` ${slice(part, at, start)}`;
    if (start === cues[0]?.start) restToCue ??= rest;
    at = Math.max(at, end);
  }
  rest += ` ${slice(part, at, part.end)}`;
  return {
    ...part,
    cues,
    rest,
    restToCue: restToCue ?? rest,
    beginsWithPlace: own[0] !== undefined && linking.test(slice(part, part.start, own[0].start)),
    endsWithPlace: own.length > 0 && linking.test(slice(part, own.at(-1)!.end, part.end)),
  };
}

const slice = ({ text, start }: Part, from: number, to: number) => text.slice(from - start, Math.max(from, to) - start);

const linking = /^(?:[\s"'“”’&/+:*]|\b(?:and|or|nor|etc|both|either|such as|like|including|in)\b\.?)*$/i;
const emphasis =
  /^(?:[\W_]|\b(?:which|that|is|are|would|be|but|also|it|its|considered|and|very|however|strongly|highly|definitely|though|skills?)\b)*$/i;
const restarts =
  /^\s*(?:and|or|&)\s+(?:an?\s+|some\s+|good\s+|strong\s+)?(?:experience|knowledge|familiarity|ability|proficiency|understanding|exposure)\b/i;

/** Each part of a list asks all those before it. */
const longest = 60;

/** The parts of a clause, those of one list together. */
export function listsIn(clause: readonly CuedPart[]): CuedPart[][] {
  const lists: CuedPart[][] = [];
  for (const part of clause) {
    // "(5+ years)" behind a skill says nothing of the need, and ends no list.
    if (part.isBracketed && !names(part) && part.cues.length === 0 && !isItem(part)) continue;
    const list = lists.at(-1);
    if (list === undefined || list.length === longest) lists.push([part]);
    else if (list.some(names) && saysOnlyNeed(part))
      list.push({ ...part, cues: part.cues.map((cue) => ofListBefore(cue, part)) });
    else if (goesOn(list, part)) list.push(part);
    else lists.push([part]);
  }
  return lists;
}

const names = ({ first, next }: Part) => next > first;
const saysOfBefore = ({ cues }: CuedPart) => cues.some(({ of }) => of === 'before');

const isPair = (text: string) => text.trim().split(/\s+/, 3).length < 3;
const isShort = (text: string) => text.trim().split(/\s+/, 6).length < 6;

const describes =
  /\b(?:strong|solid|good|great|excellent|proven|advanced|expert|deep|extensive|hands|working|prior|experienced?|knowledge|familiar(?:ity)?|proficien(?:t|cy)|understanding|skills?|ability)\b/i;

/** Nothing but something named, or what may be: "Kafka", "and IP networking", "message queues". */
function isItem(part: CuedPart): boolean {
  if (part.cues.length > 0) return false;
  if (!names(part)) return !/\d/.test(part.text) && isShort(part.text);
  return linking.test(part.rest) || (/^\D{0,30}$/.test(part.rest) && !describes.test(part.rest) && isPair(part.rest));
}

/** "…, which is a plus", "(required)". */
const saysOnlyNeed = (part: CuedPart) =>
  part.cues.length > 0 &&
  !names(part) &&
  (emphasis.test(part.rest) || (part.isBehindBracket && isShort(upToCue(part))));
const ofListBefore = (cue: NeedCue, { isBracketed }: Part): NeedCue =>
  cue.of === 'either' || isBracketed ? { ...cue, of: 'before' } : cue;

/** "Experience with OpenNLP", "tools such as Gluon". */
const endsWithName = /\b(?:with|of|in|as|like|including|includes?|using) \S+(?: \S+)? ?$/i;

function goesOn(list: readonly CuedPart[], part: CuedPart): boolean {
  const last = list.at(-1)!;
  // "(preferably in retail) Excel", "A or B (B preferred)".
  if (last.isBracketed !== part.isBracketed && (part.isBracketed ? part : last).cues.length > 0) return false;
  // "Ideally, you know …".
  if (!list.some(names) && isOpenEnded(last)) return true;
  if (list.some(saysOfBefore)) return false;
  const endsAsList = last.endsWithPlace || isItem(last) || endsWithName.test(last.text.slice(-60));
  if (isItem(part)) return endsAsList || part.isBracketed;
  if (!endsAsList) return false;
  const isEnd = /^\s*(?:and|or|&)\s/i.test(part.text);
  const endsList = list.length > 1 && !restarts.test(part.text);
  // "Must have communication, documentation, and presentation skills."
  if (part.cues.length === 0) return isEnd && endsList && isShort(part.text);
  if (list.some(({ cues, text }) => cues.length > 0 || ofYears.test(text.slice(-80)))) return false;
  if (isEnd) return endsList;
  if (list.every(isItem) && isOfSeveral(part)) return isShort(upToCue(part));
  if (!part.beginsWithPlace) return false;
  return (
    isOfSeveral(part) || (list.length > 1 && (list.every(isItem) ? !isOfOne(part) : announced.test(list[0]!.text)))
  );
}

/** "5 years of Java, AWS and Azure a plus" is no list. */
const ofYears = /\d[^\n]{0,12}\b(?:years?|yrs?)\b/i;
/** "Experience with Hive, Spark, Scala is a plus." */
const announced = /\b(?:experience|knowledge|familiarity|exposure|understanding)\b/i;

/** A cue of what follows, with hardly a word behind it. */
function isOpenEnded({ cues, text, start }: CuedPart): boolean {
  const cue = cues.at(-1);
  return (
    cue !== undefined &&
    cue.of !== 'before' &&
    /^\W*(?:\w+\b\W*){0,2}$/.test(text.slice(cue.end - start, cue.end - start + 60))
  );
}

const upToCue = ({ text, start, cues }: CuedPart) => text.slice(0, (cues[0]?.start ?? start) - start);
/** "Kafka and Spark are a plus" speaks of a whole list, "Spark is a plus" of Spark. */
const isOfSeveral = ({ restToCue }: CuedPart) => /\b(?:and|or)\b|[/&]/i.test(restToCue);
const isOfOne = (part: CuedPart) =>
  /\bis\s$/.test(upToCue(part)) ||
  /^(?:as )?(?:an?|is) /i.test(part.text.slice((part.cues[0]?.start ?? 0) - part.start));
