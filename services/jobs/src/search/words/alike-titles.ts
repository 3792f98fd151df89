import { pageSizes } from '@waypost/contracts/constants';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { knownWords, vectorOf } from '@waypost/model/vectors';
import { withoutAsides } from './keyword/asides.ts';
import { isExcluding, parseKeyword, partsOfKeyword, readUnits } from './keyword/text-query.ts';
import { saidWork } from './lists/everyday-work.ts';
import { isJobName } from './lists/job-names.ts';
import { synonymsAt } from './lists/synonyms.ts';
import type { TextQuery } from './phrase-query.ts';
import { edge } from './searched-text.ts';
import { foldedWords, stemOf } from './words.ts';

/** A direction as whole numbers, so that every engine comes to the same likeness: nothing is rounded once they are made. */
export type TitleVector = Int8Array;

/** Dimensions of a title's vector: measured as good as twice as many, and half the work. */
export const titleDimensions = 96;
const longest = 127;
/** The least product of two vectors that are alike: a cosine of 0.5. Below, names and everyday words come near, too. */
export const leastAlike = Math.round(0.5 * longest ** 2);

/** With this many posts about a keyword, similar titles are not looked for. */
export const enoughAbout = 10;
/** How many of the nearest posts are listed; all are counted. */
export const alikeListed = pageSizes.search;

/** The vector of a title's folded words; all zeros, which is like nothing, where no word is known. */
export function titleVector(words: readonly string[]): TitleVector {
  const exact = vectorOf(words.join(' '), titleDimensions);
  const vector = new Int8Array(titleDimensions);
  // `Int8Array.from` takes seven times as long.
  for (let at = 0; at < titleDimensions; at += 1) vector[at] = Math.round(exact[at]! * longest);
  return vector;
}

/** Products, which posts have or have not: of a language alone, another one is no likeness. */
const productKinds = new Set([
  'Programming languages',
  'Web and mobile development',
  'Cloud and operations',
  'Data and AI',
  'Office and business tools',
  'Languages',
  'Certifications',
]);
let products: ReadonlySet<string> | undefined;
const isProduct = (words: readonly string[]): boolean => {
  products ??= new Set(
    skills
      .filter(({ category }) => productKinds.has(category) || category.endsWith('software'))
      .flatMap(({ name, aliases }) => [name, ...aliases].map((term) => foldedWords(term).join(' '))),
  );
  return products.has(words.join(' '));
};

/** What a keyword asks for that reads like a title or a duty. */
export type AskedWork = {
  vector: TitleVector;
  /** A post with one of these has a name of that kind in it, so that the keyword is that name; undefined where it names a job. */
  name: TextQuery | undefined;
};

/** Undefined for a phrase in quotes, a product, what has no word that is known, and where posts are left out: a vector lacks nothing. */
export function askedWork(keyword: string): AskedWork | undefined {
  const words = foldedWords(withoutAsides(keyword));
  if (partsOfKeyword(keyword).some(({ isQuoted }) => isQuoted) || isProduct(words)) return undefined;
  const fillers = fillersIn(keyword);
  const vector = vectorAsked(words, fillers);
  if (vector === undefined || parseKeyword(keyword).clauses.some(isExcluding)) return undefined;
  const isTelling = (word: string) => !fillers.has(word);
  const stems = words.slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1).map(stemOf);
  return { vector, name: isJobName(stems) ? undefined : nameOf(stems) };
}

/** A vector of 'jobs' is near recruiters, and one of 'nurse jobs' between them and nurses. */
const fillersIn = (keyword: string): ReadonlySet<string> =>
  new Set(readUnits(keyword).flatMap(({ isFiller, typed }) => (isFiller ? foldedWords(typed) : [])));

/** The word as the vectors know it; for one of another language that they do not, what it is in English: 'Krankenschwester' is a nurse. */
function wordsKnown(word: string): string[] {
  const stem = stemOf(word);
  const known = knownWords([[word, stem]]);
  if (known.length > 0) return known;
  const same = (synonymsAt([stem], 0, 1)?.phrases ?? []).map((phrase) => ({
    phrase,
    known: knownWords(phrase.map((one) => [one])),
  }));
  return same.find(({ phrase, known: all }) => all.length === phrase.length)?.known ?? [];
}

function vectorAsked(written: readonly string[], fillers: ReadonlySet<string>): TitleVector | undefined {
  const { words, title, praisedAs } = saidWork(written);
  if (title !== undefined) return titleVector(title);
  const telling = words.flatMap((word) => (fillers.has(word) ? [] : wordsKnown(word)));
  if (telling.length === 0) return undefined;
  return titleVector(praisedAs === undefined ? telling : [...telling, praisedAs]);
}

/** A company that begins so, or a whole place. */
const nameOf = (stems: readonly string[]): TextQuery => ({
  any: [
    { phrase: [edge, ...stems], field: 'company' },
    { phrase: [edge, ...stems, edge], field: 'places' },
  ],
});
