import { roleOf, type Role } from '../analysis/roles.ts';
import { tokenise } from '../reading/tokens.ts';

const seniority: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:intern|internship|trainee|apprentice|student|working student)\b/i],
  [1, /\b(?:junior|jr|entry[- ]level|assistant|graduate|associate)\b/i],
  [3, /\b(?:senior|sr|experienced|specialist iii|iii)\b/i],
  [4, /\b(?:lead|principal|staff engineer|head chef|supervisor|iv)\b/i],
  [5, /\b(?:manager|head|director|chief|vp|vice president)\b/i],
];
const unsaid = 2;

/** Words that say rank, form or place of a job, not what is done in it. */
const dropped = new Set(
  'senior sr junior jr lead principal chief head staff entry level i ii iii iv v the a an of and for in at to with job remote hybrid onsite full time part contract temporary permanent intern internship trainee m f d w x'.split(
    ' ',
  ),
);
/** Words that many jobs share, so that sharing one says little. */
const general = new Set(
  'engineer developer manager specialist assistant associate coordinator analyst consultant technician officer representative administrator supervisor director executive clerk worker operator agent expert professional advisor team'.split(
    ' ',
  ),
);

/** How near two job titles are, 0 to 1: shared words, the same kind of work by another name, and the rank. */
export function titleSimilarity(a: string, b: string): number {
  const words = overlap(contentWords(a), contentWords(b));
  const roles = roleSimilarity(roleOf(a), roleOf(b));
  const letters = 0.9 * letterOverlap(a, b);
  const same = Math.max((words + letters) / 2, 0.95 * words, roles);
  return same * (1 - 0.06 * Math.min(3, Math.abs(rank(a) - rank(b))));
}

function contentWords(title: string): Map<string, number> {
  const words = tokenise(title.split(/\s[-–|@]\s|\(/)[0] ?? '').filter((token) => !dropped.has(token.lower));
  return new Map(words.map((token) => [token.stem, general.has(token.lower.replace(/s$/, '')) ? 0.35 : 1]));
}

function overlap(a: Map<string, number>, b: Map<string, number>): number {
  const weight = (words: Map<string, number>) => [...words.values()].reduce((sum, value) => sum + value, 0);
  const shared = weight(new Map([...a].filter(([word]) => b.has(word))));
  const both = weight(a) + weight(b);
  return both === 0 ? 0 : (2 * shared) / both;
}

/** Shared runs of three letters, for inflections and compounds that share no whole word. */
function letterOverlap(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  return (2 * left.intersection(right).size) / (left.size + right.size || 1);
}

function trigrams(title: string): Set<string> {
  const text = ` ${[...contentWords(title).keys()].join(' ')} `;
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

const rank = (title: string) => seniority.findLast(([, pattern]) => pattern.test(title))?.[0] ?? unsaid;
