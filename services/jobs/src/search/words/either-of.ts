import { isJobName, isLevel } from './job-names.ts';
import type { TypedUnit } from './typed-unit.ts';

/** Whatever is asked for beside has to be asked of an engine, too. */
const mostAlternatives = 4;

/**
 * Makes one of 'java or python', which either finds. Where more words stand beside, nobody can say what they belong to: of 'plumber
 * or kiosk builder' all are asked for. What a job's name or a level is beside belongs to both, and of places either is meant
 * whatever stands beside them, as well as of those listed before: 'boston, new york or chicago'.
 */
export function eitherOf(units: readonly TypedUnit[]): TypedUnit[] {
  const read: TypedUnit[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as TypedUnit;
    const [one, or] = read.slice(-2);
    if (unit.key === 'in' && or?.key === 'or') continue;
    const isEither =
      or?.key === 'or' &&
      one &&
      countOf(one) < mostAlternatives &&
      (areBothPlaces(one, unit) ||
        (isBorder(read.at(-3), one) && areAlike(one, unit) && endsBefore(units[at + 1], unit)));
    if (!isEither) {
      read.push(unit);
      continue;
    }
    let either = joined(one, unit);
    read.splice(-2, 2);
    while (either.isPlace && read.at(-1)?.isPlace && countOf(either) < mostAlternatives) {
      either = joined(read.pop() as TypedUnit, either);
    }
    read.push(either);
  }
  return read;
}

/** How many words or phrases a unit or a clause of a keyword asks for. */
export const countOf = ({ either = [] }: { either?: readonly unknown[] }): number => Math.max(1, either.length);

const isBorder = (beside: TypedUnit | undefined, next: TypedUnit): boolean =>
  !beside || beside.isFiller || beside.key === 'not' || isJobName(beside.stems) || isLevel(beside.stems, next.stems);

/** What a job's name ends in comes last, unless it is no end: 'welder or nurse coach'. */
const endsBefore = (after: TypedUnit | undefined, one: TypedUnit): boolean =>
  !after || after.isFiller || Boolean(after.isExcluded) || isJobName(after.stems) !== isJobName(one.stems);

const areBothPlaces = (one: TypedUnit, other: TypedUnit): boolean => Boolean(one.isPlace && other.isPlace);

const areAlike = (one: TypedUnit, other: TypedUnit): boolean =>
  [one, other].every(({ isFiller, isExcluded }) => !isFiller && !isExcluded) &&
  isJobName(one.stems) === isJobName(other.stems);

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
    isPlace: areBothPlaces(one, other),
  };
}
