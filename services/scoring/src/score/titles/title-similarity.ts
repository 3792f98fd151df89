import { limits } from '@waypost/contracts/constants';
import { notOfWork, roleOf, type Role } from '../../analysis/roles.ts';
import { tokenise } from '../../reading/text/tokens.ts';

const seniority: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:intern|internship|trainee|apprentice|helper|student|working student)\b/i],
  [1, /\b(?:junior|jr|entry[- ]level|assistant|graduate|associate)\b/i],
  [3, /\b(?:senior|sr|experienced|specialist iii|iii)\b/i],
  [4, /\b(?:lead|principal|staff engineer|head chef|supervisor|iv)\b/i],
  [5, /\b(?:manager|head|director|chief|vp|vice president)\b/i],
];
const unsaid = 2;

/** Words that many jobs share, so that sharing one says little. */
const general = new Set(
  'engineer developer manager specialist assistant associate coordinator analyst consultant technician officer broker representative administrator supervisor director executive clerk worker operator agent expert professional advisor team'.split(
    ' ',
  ),
);

/** What words count that two kinds of work share which have no skill in common: "Accounts Clerk", "Account Executive". */
const otherTrade = 0.5;

type ReadTitle = { words: Map<string, number>; runs: Set<string>; role: Role | undefined; rank: number };

/** The last titles that were read: a person's titles are compared with many posts, and a post's with many people. */
const known = new Map<string, ReadTitle>();
const mostKnown = 4000;

function readTitle(title: string): ReadTitle {
  const before = known.get(title);
  if (before !== undefined) return before;
  const words = contentWords(title);
  const read = { words, runs: trigrams(words), role: roleOf(title), rank: rankOf(title) };
  if (known.size >= mostKnown) known.clear();
  if (title.length <= limits.title) known.set(title, read);
  return read;
}

/** How near two job titles are, 0 to 1: shared words, the same kind of work by another name, and the rank. */
export function titleSimilarity(a: string, b: string): number {
  const [left, right] = [readTitle(a), readTitle(b)];
  const words = overlap(left.words, right.words);
  const roles = roleSimilarity(left.role, right.role);
  const letters = 0.9 * letterOverlap(left.runs, right.runs);
  const alike = Math.max((words + letters) / 2, 0.95 * words);
  const isOfOthers = left.role !== undefined && right.role !== undefined && roles === 0;
  const same = Math.max(isOfOthers ? otherTrade * alike : alike, roles);
  return same * (1 - 0.06 * Math.min(3, Math.abs(left.rank - right.rank)));
}

/** How many of their words two titles share, 0 to 1; those that many jobs share count little. */
export const sharedWords = (a: string, b: string): number => overlap(readTitle(a).words, readTitle(b).words);

function contentWords(title: string): Map<string, number> {
  const words = tokenise(title.split(/\s[-–|@]\s|\(/)[0] ?? '').filter((token) => !notOfWork.has(token.lower));
  return new Map(words.map((token) => [token.stem, general.has(token.lower.replace(/s$/, '')) ? 0.35 : 1]));
}

function overlap(a: Map<string, number>, b: Map<string, number>): number {
  const weight = (words: Map<string, number>) => [...words.values()].reduce((sum, value) => sum + value, 0);
  const shared = weight(new Map([...a].filter(([word]) => b.has(word))));
  const both = weight(a) + weight(b);
  return both === 0 ? 0 : (2 * shared) / both;
}

/** Shared runs of three letters, for inflections and compounds that share no whole word. */
const letterOverlap = (left: ReadonlySet<string>, right: Set<string>): number =>
  (2 * right.intersection(left).size) / (left.size + right.size || 1);

function trigrams(words: ReadonlyMap<string, number>): Set<string> {
  const text = ` ${[...words.keys()].join(' ')} `;
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

/** Two kinds of work are as near as the skills that posts for them usually name. */
function roleSimilarity(a: Role | undefined, b: Role | undefined): number {
  if (a === undefined || b === undefined) return 0;
  if (a === b) return 0.9;
  const skills = new Set(a.usual.map((skill) => skill.id));
  const shared = b.usual.filter((skill) => skills.has(skill.id)).length;
  return (0.9 * shared) / (a.usual.length + b.usual.length - shared || 1);
}

const rankOf = (title: string) => seniority.findLast(([, pattern]) => pattern.test(title))?.[0] ?? unsaid;
