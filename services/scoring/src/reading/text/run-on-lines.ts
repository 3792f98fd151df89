import { skillByName, skills } from '@waypost/contracts/taxonomy/skills';
import { knownWords } from '@waypost/model/vectors';
import { matchesIn } from './matches-in.ts';
import { placesBy, type Squeezed } from './squeeze.ts';
import { baseForm, tokenise } from './tokens.ts';

/** A run of letters with a capital inside, and what such runs are made of. */
const joined = /(?<![\p{L}\p{N}])(?=[A-Za-z]{0,60}[a-z][A-Z]|[A-Z]{3,9}[a-z])[A-Za-z]{4,80}(?![\p{L}\p{N}])/gu;
const piece = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
/** "Excel5+ years", "skills.Experience"; not "Asp.Net". */
const plainEnd =
  /(?<=[a-z]{3})(?=\d{1,2}\s?(?:\+|(?:[-–]|to)\s?\d{1,2}\+?)?\s?(?:years?|yrs?)\b)|(?<=[a-z]{2}[.!?)]|[a-z][.!?]\))(?=[A-Z][a-z]{2})(?!(?:Net|Com|Org)\b)/gu;

/** Signs that begin a line of a list. */
const bullets = /[‣◦■□➢➤►❖✓✔✦]|§(?= ?[A-Za-z])/g;
/** The bullet that programs write as a letter: "o Class A CDL o Two years". */
const letterBullet = /(?<=^|[\s.;:)])o(?= {1,4}["“(]?[A-Z\d])/g;
const letterO = /(?<=^|[\s.;:)])o(?= )/g;
const fewestBullets = 3;

/** With one sign for all bullets; "o" is one where more capitals follow it than it is an article of some language. */
function withBullets(text: string): string {
  const signed = text.replace(bullets, '•');
  const [capitals, all] = [letterBullet, letterO].map((sign) => signed.match(sign)?.length ?? 0) as [number, number];
  return capitals < fewestBullets || 3 * capitals < 2 * all ? signed : signed.replace(letterO, '•');
}

/**
 * A text with a line end wherever lines were run together, where words are known that together are none: "PythonStructured"; and
 * with one sign for all bullets.
 */
export function partLines(copied: string): Squeezed {
  const written = withBullets(copied);
  const runs = [...matchesIn(written, joined)];
  const counts = new Map<string, number>();
  for (const [whole] of runs) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  const places = runs.flatMap(({ 0: whole, index }) => {
    const words = wordsIn(whole);
    if (/^[A-Z][a-z]/.test(whole) && ((counts.get(whole) ?? 0) > 1 || isLikeName(words))) return [];
    let place = index;
    return words.slice(0, -1).map((word) => (place += word.length));
  });
  const ends = [...places, ...[...matchesIn(written, plainEnd)].map(({ index }) => index)].toSorted((a, b) => a - b);
  const gaps = ends.map((place, at) => ({ from: place + at + 1, out: -(at + 1) }));
  const parts = ends.map((end, at) => written.slice(ends[at - 1] ?? 0, end));
  return {
    text: [...parts, written.slice(ends.at(-1) ?? 0)].join('\n'),
    placeOf: placesBy(gaps),
  };
}

/** The fewest known words from the left that a run is made of; the run itself where a piece of it is none. */
function wordsIn(whole: string): string[] {
  const pieces = whole.match(piece) ?? [];
  const words: string[] = [];
  for (let from = 0; from < pieces.length;) {
    const ends = Array.from({ length: Math.min(mostPieces, pieces.length - from) }, (_, more) => from + more + 1);
    const end = ends.findLast((to) => isWord(pieces.slice(from, to).join('')));
    if (end === undefined) return [whole];
    words.push(pieces.slice(from, end).join(''));
    from = end;
  }
  return words;
}
const mostPieces = 4;

/** PlayStation stands in a text again; OpenNLP looks like ExcelNLP and QualificationsMS, of which the first words say what they are. */
const isLikeName = ([first = '', last = '', ...others]: readonly string[]) =>
  others.length === 0 &&
  last === last.toUpperCase() &&
  first.length < longestOfName &&
  skillByName(first) === undefined;
const longestOfName = 8;

let terms: ReadonlySet<string> | undefined;
const isOfSkill = (lower: string) =>
  (terms ??= new Set(
    skills
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .flatMap((term) => tokenise(term).map((token) => token.lower)),
  )).has(lower);

/** Whether the list of skills has it, or the model knows it. */
export function isWord(text: string): boolean {
  const lower = text.toLowerCase();
  return text.length > 1 && (isOfSkill(lower) || knownWords([[lower, baseForm(lower)]]).length > 0);
}
