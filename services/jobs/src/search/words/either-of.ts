import { isJobName, isLevel } from './job-names.ts';
import type { TypedUnit } from './typed-unit.ts';

/** Whatever is asked for beside has to be asked of an engine, too. */
const mostAlternatives = 4;

/**
 * Makes one of 'java or python', which either finds. Where more words stand beside, nobody can say what they belong to: of 'boston
 * or new york' both are asked for, as of 'plumber or kiosk builder'. What a job's name or a level is beside belongs to both.
 */
export function eitherOf(units: readonly TypedUnit[]): TypedUnit[] {
  const read: TypedUnit[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as TypedUnit;
    const [one, or] = read.slice(-2);
    const isEither =
      or?.key === 'or' &&
      one &&
      countOf(one) < mostAlternatives &&
      isBorder(read.at(-3), one) &&
      areAlike(one, unit) &&
      endsBefore(units[at + 1], unit);
    if (isEither) read.splice(-2, 2, joined(one, unit));
    else read.push(unit);
  }
  return read;
}

/** How many words or phrases a unit or a clause of a keyword asks for. */
export const countOf = ({ either = [] }: Pick<TypedUnit, 'either'>): number => Math.max(1, either.length);

const isBorder = (beside: TypedUnit | undefined, next: TypedUnit): boolean =>
  !beside || beside.isFiller || isJobName(beside.stems) || isLevel(beside.stems, next.stems);

/** What a job's name ends in comes last, unless it is no end: 'doctor or nurse practitioner'. */
const endsBefore = (after: TypedUnit | undefined, one: TypedUnit): boolean =>
  !after || after.isFiller || isJobName(after.stems) !== isJobName(one.stems);

const areAlike = (one: TypedUnit, other: TypedUnit): boolean =>
  !one.isFiller && !other.isFiller && isJobName(one.stems) === isJobName(other.stems);

function joined(one: TypedUnit, other: TypedUnit): TypedUnit {
  const either = [one, other].flatMap(({ either: each, query, stems }) => each ?? [query ?? { phrase: stems }]);
  return {
    ...one,
    typed: `${one.typed} or ${other.typed}`,
    key: `${one.key} or ${other.key}`,
    end: other.end,
    same: [...one.same, ...other.same],
    query: { any: either },
    either,
  };
}
