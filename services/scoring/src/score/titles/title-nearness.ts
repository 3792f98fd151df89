import { limits } from '@waypost/contracts/constants';
import { sharedOccupation, workSimilarity } from '../../occupations/work-similarity.ts';
import { clamp } from '../parts/part.ts';
import { plainWords } from '../plain-words.ts';
import { titleOfAnyone } from './gendered-titles.ts';
import { sharedWords, titleSimilarity } from './title-similarity.ts';

/** Bounds of `workSimilarity`: up to `none` two titles have nothing in common, from `same` on they name the same work. */
const range = { none: 0.25, same: 0.7 };

/**
 * How near two titles are, 0 to 1: half by rules about their words and ranks, half by the work that they name, so that neither
 * a shared word of another trade nor a neighbour of another kind is enough.
 */
export function titleNearness(a: string, b: string): number {
  const [left, right] = [plainTitle(a), plainTitle(b)];
  // Also where it says nothing but a rank, or nothing that is known.
  if (left === right) return left === '' ? 0 : 1;
  if (isRank.test(left) || isRank.test(right)) return titleSimilarity(left, right) / 2;
  const byWork = clamp((workSimilarity(left, right) - range.none) / (range.same - range.none));
  return (titleSimilarity(left, right) + byWork) / 2;
}

/** "Associate", "Senior Manager": of whatever work, so that it is near to none. */
const isRank =
  /^(?:(?:assistant|general|junior|senior|summer) )?(?:assistant|associate|director|executive|intern|manager|officer|specialist|staff|supervisor|team (?:lead(?:er)?|member)|trainee|worker)$/;

/** From here on the words that two titles share say by themselves why they are alike. */
const plainlyAlike = 0.6;

/** The kind of work by which two titles are alike, where their words do not show it. */
export function alikeBy(a: string, b: string): string | undefined {
  const [left, right] = [plainTitle(a), plainTitle(b)];
  const isPlain = left === right || sharedWords(left, right) >= plainlyAlike;
  return isPlain ? undefined : sharedOccupation(left, right);
}

/** What titles are shortened to, in any trade; not what stands for several things, such as PM and PT. AP and AR are of accounts where clerks have them. */
const shortForms: Readonly<Record<string, string>> = {
  ap: 'accounts payable',
  ar: 'accounts receivable',
  asst: 'assistant',
  bdr: 'business development representative',
  coord: 'coordinator',
  dba: 'database administrator',
  dev: 'developer',
  dir: 'director',
  engr: 'engineer',
  exec: 'executive',
  mgr: 'manager',
  ops: 'operations',
  qa: 'quality assurance',
  qc: 'quality control',
  rep: 'representative',
  sdr: 'sales development representative',
  supv: 'supervisor',
  swe: 'software engineer',
};
/** What is written as one word, as two or with a hyphen: "Full-stack", "fullstack". */
const compounds: readonly (readonly [RegExp, string])[] = [
  [/\b(front|back)[ -]end\b/g, '$1end'],
  [/\bfull-?stack\b/g, 'full stack'],
  [/\becommerce\b/g, 'e-commerce'],
];
/** Not of "Dev Ops", which is one word. */
const meantSo = '(?!dev ops\\b|a[pr]\\b(?! (?:clerk|specialist|accountant|analyst|associate|supervisor|manager)\\b))';
const short = new RegExp(`\\b(?<!dev )${meantSo}(?:${Object.keys(shortForms).join('|')})\\b\\.?`, 'g');

/** The last titles that were read: a person's titles are compared with many posts, and a post's with many people. */
const known = new Map<string, string>();
const mostKnown = 4000;

function plainTitle(written: string): string {
  const found = known.get(written);
  if (found !== undefined) return found;
  const whole = plainWords(written.slice(0, limits.title))
    .toLowerCase()
    .replace(short, (form) => shortForms[form.replace('.', '')] ?? form);
  const plain = compounds.reduce((words, [written, by]) => words.replace(written, by), titleOfAnyone(whole));
  if (known.size >= mostKnown) known.clear();
  if (written.length <= limits.title) known.set(written, plain);
  return plain;
}
