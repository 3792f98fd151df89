import { isJobName, isLevel } from '../lists/job-names.ts';
import type { TextQuery } from '../phrase-query.ts';
import { edge } from '../searched-text.ts';
import { stemsOf } from '../words.ts';
import { isDeveloperOf } from './of-technology.ts';
import type { Unit } from './typed-unit.ts';

/** The most phrases made by joining two units. */
const mostJoined = 24;

/**
 * What a post must have to be about a unit. What names a job is looked for in titles alone, together with the word
 * before it: a 'product manager' is no manager who demonstrates products. That word may also be a whole skill, the place,
 * what the company begins with or a part of the title by itself: 'berlin teacher', 'Staff Nurse (Nights) - ICU'.
 * What a developer writes software in may be anywhere that says what a post is about.
 */
export function aboutQuery(
  { stems, same }: Unit,
  query: TextQuery,
  before: readonly Unit[],
  after: Unit | undefined,
): TextQuery {
  if (isLevel(stems, after?.stems)) return { any: same.map(inTitle) };
  if (!isJobName(stems)) return query;
  const last = before.at(-1);
  const companies = [last && [...last.stems, ...stems], after && [...stems, ...after.stems]].flatMap((phrase) =>
    phrase ? [inCompany(phrase)] : [],
  );
  const isOfTechnology = last !== undefined && isDeveloperOf(stems, last);
  const modified = stems.length === 1 && last && !isLevel(last.stems, stems) && !isOfTechnology;
  if (!modified) return { any: [...same.flatMap((phrase) => [phrase, ...turned(phrase)]).map(inTitle), ...companies] };
  const pairs = last.same.flatMap((first) => same.map((name) => [first, name] as const));
  const joined = [
    ...pairs.map(([first, name]) => [...first, ...name]),
    ...pairs.map(([first, name]) => [...name, 'of', ...first, edge]),
  ];
  const elsewhere = last.same.flatMap((phrase): TextQuery[] => [
    { phrase: asWhole(phrase), field: 'skills' },
    { phrase: asWhole(phrase), field: 'titleParts' },
    ...(isOwnName(phrase) ? [] : [{ phrase, field: 'places' as const }]),
  ]);
  const onShifts = shifts.map((shift) => inTitle([edge, ...last.stems, ...shift]));
  const begun = [last.stems, before.flatMap((unit) => unit.stems)].map((phrase) => inCompany([edge, ...phrase]));
  const apart = { all: [{ any: same.map(inTitle) }, { any: [...elsewhere, ...onShifts, ...begun] }] };
  return { any: [...joined.slice(0, mostJoined).map(inTitle), apart, ...companies] };
}

/** When somebody works, which a title says behind where: 'RN - ICU Full Time Days'. */
const shifts = ['full time', 'part time', 'days', 'nights', 'prn'].map(stemsOf);

const inTitle = (phrase: readonly string[]): TextQuery => ({ phrase, field: 'titleParts' });
const inCompany = (phrase: readonly string[]): TextQuery => ({ phrase, field: 'company' });

const asWhole = (phrase: readonly string[]): readonly string[] =>
  phrase[0] === edge ? phrase : [edge, ...phrase, edge];

/** A type of employment that is what some work with, too: a contract manager need not have a contract of this type. */
const isOwnName = (stems: readonly string[]): boolean => stems[0] === 'contract';

/** What mentions a title of several words where it is turned: no text has them in their order. */
export const turnedTitles = (phrases: Unit['same']): TextQuery[] =>
  phrases.filter(isJobName).flatMap(turned).map(inTitle);

/** 'Nurse, registered' is a registered nurse; a single word cannot be turned. */
const turned = (phrase: readonly string[]): (readonly string[])[] =>
  phrase.length > 1 ? [[...phrase.slice(-1), edge, ...phrase.slice(0, -1), edge]] : [];
