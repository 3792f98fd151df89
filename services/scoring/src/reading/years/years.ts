import { squeeze } from '../text/squeeze.ts';
import { isExperience, type Speaking } from './year-context.ts';
import { statementsIn, type YearStatement } from './year-statement.ts';
import { yearsAbroad } from './years-abroad.ts';

/** Years of experience that a text asks for; a minimum alone is open above. */
export type YearsRead = {
  minimum: number;
  maximum?: number;
  start: number;
  end: number;
  words: string;
};

/**
 * @param speaking `asked` for a field that only says what a job asks for: "5+ years Java" is meant there without the word
 * experience.
 */
export function readYears(written: string, speaking: Speaking = 'told'): YearsRead[] {
  const { text, placeOf } = squeeze(written);
  return [
    ...statementsIn(text).filter((statement, at, all) => isExperience(text, statement, speaking, all[at + 1]?.start)),
    ...yearsAbroad(text),
  ]
    .toSorted((a, b) => a.start - b.start)
    .map((statement) => {
      const [start, end] = [placeOf(statement.start), placeOf(statement.end)];
      return { ...wholeYears(statement), start, end, words: written.slice(start, end) };
    });
}

/** Nobody is left out by rounding: the least is rounded down, the most up. */
const wholeYears = ({ minimum, maximum }: Pick<YearStatement, 'minimum' | 'maximum'>) => ({
  minimum: Math.floor(minimum),
  ...(maximum !== undefined && { maximum: Math.ceil(maximum) }),
});
