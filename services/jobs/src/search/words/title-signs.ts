import { stemsMeant, type KeywordClause } from './keyword/text-query.ts';
import { isJobName, otherJobsThan } from './lists/job-names.ts';
import { edge } from './searched-text.ts';

/**
 * A sign of how well a title fits: one of the phrases of stems in its parts, and how much more the post weighs then, unless
 * it is a sign of another job.
 */
export type TitleSign = { phrases: readonly Phrase[]; unless: readonly Phrase[]; more: number };
type Phrase = readonly string[];

/** Of a keyword that leaves open what it asks for. */
const mostWholes = 8;

/**
 * Words that stand together count more than apart, more where a part of the title ends with them ('Staff Nurse, Day
 * Surgery' is a nurse, 'Nurse Manager' a manager), and most where they are all of it.
 */
export function titleSigns(clauses: readonly KeywordClause[]): TitleSign[] {
  const names = namesIn(clauses);
  const unless = names.slice(0, 1).flatMap(otherJobsThan);
  return [
    { phrases: names, unless, more: 1 },
    { phrases: names.map((name) => [...name, edge]), unless, more: 1 },
    { phrases: names.map((name) => [edge, ...name, edge]), unless, more: 3 },
  ];
}

/** What was typed as a whole, and what of it names a job. */
function namesIn(clauses: readonly KeywordClause[]): Phrase[] {
  const each = clauses.map(({ query, either = [query] }) => either.map(stemsMeant));
  const wholes = each.reduce<Phrase[]>(
    (begun, meant) => begun.flatMap((whole) => meant.map((stems) => [...whole, ...stems])).slice(0, mostWholes),
    [[]],
  );
  const jobs = each.length > 1 ? each.flat().filter(isJobName) : [];
  return wholes.some(({ length }) => length > 0) ? [...wholes, ...jobs] : [];
}
