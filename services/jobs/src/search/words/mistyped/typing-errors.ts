import { editsBetween } from './edit-distance.ts';

/** What the dictionary of OpenSearch gives at most. */
export const mostEdits = 2;

/** Of fewer letters nobody can say which word was meant. */
export const mayBeMistyped = (word: string): boolean => allowedEdits(word) > 0;

/** How many edits a mistyped word may be away from the word that was meant. */
function allowedEdits({ length }: string): 0 | 1 | 2 {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/**
 * By how many typing errors a word may have become another one; undefined where nobody would think so. What is spelled by ear
 * ('grafic') is one error. Of a short word the first letter is right, in a long one it may be the only wrong one, and of one of four a
 * letter is missing or two have changed places: 'Figma' and 'Uber' are no 'sigma' and 'user'.
 */
export function typingErrorsBetween(typed: string, meant: string): number | undefined {
  const allowed = allowedEdits(typed);
  const edits = allowed > 0 ? editsBetween(typed, meant, mostEdits) : undefined;
  if (edits === undefined) return undefined;
  if (typed.length > 4 && soundOf(typed) === soundOf(meant)) return 1;
  const swapped = isSwapped(typed, meant);
  if (edits > allowed && !(swapped && typed.length >= longEnoughSwapped && typed[0] === meant[0])) return undefined;
  if (typed[0] !== meant[0] && !swapped && (allowed === 1 || edits > 1)) return undefined;
  return typed.length > 4 || meant.length > 4 || swapped ? edits : undefined;
}

/** With as many letters a word is the only one that has them all: 'phyton', 'chigaco'. */
const longEnoughSwapped = 6;
/** Whether both have the same letters in another order. */
const isSwapped = (typed: string, meant: string): boolean => lettersOf(typed) === lettersOf(meant);
const lettersOf = (word: string): string => Array.from(word).toSorted().join('');

const spelledAlike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|[cq]/g, 'k'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1/gu, '$1'],
];

/** Which of two words of as many errors is likelier: one that sounds so, before one of the same consonants: 'docter' is no 'docker'. */
export function likeness(typed: string, meant: string): number {
  const [one, other] = [soundOf(typed), soundOf(meant)];
  if (one === other) return 2;
  return consonantsOf(one) === consonantsOf(other) ? 1 : 0;
}

const consonantsOf = (sound: string): string => sound.replaceAll(/[aeiou]/g, '');

const soundOf = (word: string): string =>
  spelledAlike.reduce((sound, [letters, same]) => sound.replace(letters, same), word);
