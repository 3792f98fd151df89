import type { YearsRead } from '../reading/years.ts';

export type AskedYears<T> = { minimum: number; maximum?: number; from: readonly T[] };
type ReadIn<F> = { field: F; text: string; years: readonly YearsRead[] };
type Statement<F> = YearsRead & { field: F };

/**
 * What a post asks for in all: the most that any sentence requires; what is only preferred counts where nothing is required.
 * Undefined where it names no years.
 */
export function askedYears<F extends string>(
  fields: readonly ReadIn<F>[],
  isPreferred: (field: F) => boolean,
): AskedYears<Statement<F>> | undefined {
  const read = fields.flatMap(({ field, text, years }) =>
    withoutAlternatives(text, years).map((one): Statement<F> => ({ ...one, field })),
  );
  const required = read.filter((one) => !one.isPreferred && !isPreferred(one.field));
  const from = required.length > 0 ? required : read;
  if (from.length === 0) return undefined;
  const minimum = Math.max(...from.map((one) => one.minimum));
  const maximum = endOf(from, minimum);
  return { minimum, ...(maximum !== undefined && { maximum }), from };
}

/** The end of what asks for most; where that is open, a later end that another sentence names. */
function endOf(from: readonly YearsRead[], minimum: number): number | undefined {
  const ofTheMost = from.flatMap((one) => (one.minimum === minimum ? (one.maximum ?? []) : []));
  const later = from.flatMap(({ maximum = 0 }) => (maximum > minimum ? maximum : []));
  const ends = ofTheMost.length > 0 ? ofTheMost : later;
  return ends.length === 0 ? undefined : Math.max(...ends);
}

const degree = /\b(?:bachelor|master|ph\.?d|doctorate|degree|diploma|b\.?sc?|m\.?sc?|mba|education)\b/i;

/** "A bachelor's and 5 years, or a master's and 3 years": the least of them is enough. */
function withoutAlternatives(text: string, years: readonly YearsRead[]): YearsRead[] {
  const kept: YearsRead[] = [];
  for (const one of years) {
    const last = kept.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, Math.min(one.start, last.end + 161));
    const isOther =
      last !== undefined &&
      between.length <= 160 &&
      !/[.;\n]/.test(between) &&
      /\bor\b/i.test(between) &&
      degree.test(between);
    if (!isOther) kept.push(one);
    else if (one.minimum < last.minimum) kept[kept.length - 1] = one;
  }
  return kept;
}
