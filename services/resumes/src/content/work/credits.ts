import { isItem } from '../../reading/structure/bullets.ts';
import { datesOf } from '../../reading/structure/written-dates.ts';

/** A year alone says when a film or a play came out; how long somebody was with whom is a stretch of time. */
const isMoment = (line: string) => {
  const dated = datesOf(line);
  return dated !== undefined && !dated.isRange;
};

const ofActor = /^(?:professional )?acting experience:?$/i;
/** What an actor played is no position, and no profession of theirs. */
export const withoutRoles = (lines: readonly string[], heading: string): readonly string[] =>
  ofActor.test(heading) ? lines.filter((line) => !isMoment(line)) : lines;

const ofCredits = /^(?:(?:film|key|main|recent|screen|selected|stage|tv) ){0,3}credits:?$/i;
/** Films below "Selected credits" are told of the position above, as items, up to the next position. */
export function asItems(lines: readonly string[]): string[] {
  let areCredits = false;
  return lines.map((line) => {
    areCredits = ofCredits.test(line) || (areCredits && datesOf(line)?.isRange !== true);
    return areCredits && !isItem(line) && isMoment(line) ? `• ${line}` : line;
  });
}
