import { jobTypes, workModes } from '@waypost/contracts/constants';
import { isJobName, isLevel, isListedName } from '../lists/job-names.ts';
import { synonymsAt } from '../lists/synonyms.ts';
import { stemsOf } from '../words.ts';
import type { TypedUnit } from './typed-unit.ts';

/** Whatever is asked for beside has to be asked of an engine, too. */
const mostAlternatives = 8;

const keyOf = (stems: readonly string[]) => stems.join(' ');
const waysToWork = new Set([...jobTypes, ...workModes].map((name) => keyOf(stemsOf(name))));

/** What stands for 'or' between two words in 'cook/server' and 'cook | server'. */
const slash = '/';
const slashes = /^\s*(?:\/|\|{1,2})\s*$/;
/** Also in German and French. */
const ors = new Set(['or', 'oder', 'ou', slash]);
export const isOr = ({ key }: Pick<TypedUnit, 'key'>): boolean => ors.has(key);

/** The units with each slash that stands between two of them; 'and/or' is 'or'. */
export function withSlashes(text: string, units: readonly TypedUnit[]): TypedUnit[] {
  const read: TypedUnit[] = [];
  for (const unit of units) {
    const last = read.at(-1);
    const isBehindSlash = last !== undefined && slashes.test(text.slice(last.end, unit.start));
    if (isBehindSlash && last.key === 'and' && unit.key === 'or') read.pop();
    else if (isBehindSlash) {
      const { end: start } = last;
      read.push({ typed: slash, key: slash, start, end: start, stems: [slash], same: [], isFiller: true });
    }
    read.push(unit);
  }
  return read;
}

/**
 * Makes one of 'java or python', which either finds. Where more words stand beside, nobody can say what they belong to: of 'plumber
 * or kiosk builder' all are asked for. What a job's name or a level is beside belongs to both, and of places and ways to work either is
 * meant whatever stands beside them, as well as of those listed before: 'boston, new york or chicago'. A slash is an 'or' between two
 * jobs, levels, places or ways to work; of 'html/css' nobody can say.
 */
export function eitherOf(units: readonly TypedUnit[], text: string): TypedUnit[] {
  const read: TypedUnit[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as TypedUnit;
    const [one, or] = read.slice(-2);
    if (unit.key === 'in' && or?.key === 'or') continue;
    const beside = [read.at(-3), units[at + 1]] as const;
    const isBehindOr = one && or && isOr(or);
    const first = isBehindOr ? firstOfEither([one, or, unit], beside, text) : undefined;
    if (!isBehindOr || !first) {
      read.push(unit);
      continue;
    }
    let either = joined(first, unit);
    if (opened.test(text.slice(0, one.start)))
      either = { ...either, typed: `(${either.typed.replaceAll(/[()]/g, '')})` };
    read.splice(-2, 2);
    for (let last = read.at(-1); last && areListed(last, either); last = read.at(-1)) {
      either = joined(last, either);
      read.pop();
    }
    read.push(either);
  }
  return read.filter(({ key }) => key !== slash);
}

/** What stands before an 'or', as it is meant; undefined where both sides are asked for. */
function firstOfEither(
  [one, or, other]: readonly [TypedUnit, TypedUnit, TypedUnit],
  beside: readonly [TypedUnit | undefined, TypedUnit | undefined],
  text: string,
): TypedUnit | undefined {
  if (areMeant([one, other], beside, text)) return one;
  return [one, withNounOf(other, one)].find((first) => first && areEither([first, or, other], ...beside));
}

/** Of 'mechanical or electrical engineer' the first is an engineer, too. */
function withNounOf({ stems, isExcluded }: TypedUnit, one: TypedUnit): TypedUnit | undefined {
  const noun = stems.at(-1) ?? '';
  const isPart = one.stems.length === 1 && isAsked(one) && !namesJob(one) && !isPlace(one) && !isWayToWork(one);
  if (!isPart || one.isQuoted || one.either || isExcluded || stems.length < 2 || !isListedName(noun)) return undefined;
  const title = [...one.stems, noun];
  const known = synonymsAt(title, 0);
  const same = [...one.same.map((stems) => [...stems, noun]), ...(known?.length === title.length ? known.phrases : [])];
  // A word of which nobody knows another name may be mistyped: it has no query, as everywhere.
  const isKnown = one.query !== undefined || same.length > 1;
  return { ...one, stems: title, same, ...(isKnown && { query: { any: same.map((phrase) => ({ phrase })) } }) };
}

/** Who puts phrases in quotes, or parentheses around, says what belongs to the 'or', as in a search of other sites. */
function areMeant(
  [one, other]: readonly [TypedUnit, TypedUnit],
  [before, after]: readonly [TypedUnit | undefined, TypedUnit | undefined],
  text: string,
): boolean {
  const isOpened = opened.test(text.slice(0, one.start));
  const isSaid = isOpened || one.isQuoted === true || other.isQuoted === true;
  const begins = isOpened || one.isQuoted || one.either || !before || before.isFiller;
  const ends = other.isQuoted || !after || isOr(after) || after.isExcluded || closed.test(text.slice(other.end));
  const isClear = isSaid && Boolean(begins) && ends;
  return isClear && countOf(one) < mostAlternatives && [one, other].every(isAsked);
}

/** Before what stands in parentheses, and behind it. */
const opened = /\(\s*$/;
const closed = /^\s*\)/;
const isAsked = ({ isFiller, isExcluded }: TypedUnit): boolean => !isFiller && !isExcluded;

function areEither(
  [one, or, other]: readonly [TypedUnit, TypedUnit, TypedUnit],
  before: TypedUnit | undefined,
  after: TypedUnit | undefined,
): boolean {
  if (areListed(one, other)) return true;
  const areOfJobs = [namesJob, ({ stems }: TypedUnit) => isLevel(stems)].some((isOne) => isOne(one) && isOne(other));
  if (or.key === slash && !areOfJobs) return false;
  return countOf(one) < mostAlternatives && isBorder(before, one) && areAlike(one, other) && endsBefore(after, other);
}

/** 'RN' is a nurse, too. */
const namesJob = ({ same }: TypedUnit): boolean => same.some(isJobName);

/** How many words or phrases a unit or a clause of a keyword asks for. */
export const countOf = ({ either = [] }: { either?: readonly unknown[] }): number => Math.max(1, either.length);

const isBorder = (beside: TypedUnit | undefined, next: TypedUnit): boolean =>
  !beside || beside.isFiller || beside.key === 'not' || isJobName(beside.stems) || isLevel(beside.stems, next.stems);

/** What a job's name ends in comes last, unless it is no end: 'welder or nurse coach'. */
const endsBefore = (after: TypedUnit | undefined, one: TypedUnit): boolean =>
  !after || after.isFiller || Boolean(after.isExcluded) || isJobName(after.stems) !== isJobName(one.stems);

/** What a list of places, or of ways to work, has one more of. */
const areListed = (one: TypedUnit, other: TypedUnit): boolean =>
  countOf(one) + countOf(other) <= mostAlternatives &&
  [isPlace, isWayToWork].some((isOne) => isOne(one) && isOne(other));

const isPlace = (unit: TypedUnit): boolean => Boolean(unit.isPlace);
export const isWayToWork = ({ stems, either, isExcluded }: TypedUnit): boolean =>
  either?.every(isWayToWork) ?? (!isExcluded && waysToWork.has(keyOf(stems)));

const areAlike = (one: TypedUnit, other: TypedUnit): boolean =>
  [one, other].every(isAsked) && isJobName(one.stems) === isJobName(other.stems);

function joined(one: TypedUnit, other: TypedUnit): TypedUnit {
  const either = [one, other].flatMap((unit) => unit.either ?? [unit]);
  return {
    ...one,
    typed: `${one.typed} or ${other.typed}`,
    key: `${one.key} or ${other.key}`,
    end: other.end,
    same: [...one.same, ...other.same],
    query: { any: either.map(({ query, stems }) => query ?? { phrase: stems }) },
    either,
    isPlace: isPlace(one) && isPlace(other),
    isQuoted: Boolean(one.isQuoted ?? other.isQuoted),
  };
}
