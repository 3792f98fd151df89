import { isDigit, lettersOf, opened, type Letter } from './letters.ts';

/** `within`: it is found inside other words, too; else as a whole word only. */
export type Word = { text: string; within?: boolean };

/** Where a letter of the words leads on to, and which words end with it. */
type Node = {
  next: Map<string, Node>;
  isWord: boolean;
  isWithin: boolean;
  /** Few letters, apart, are other words: "ian" is not "I an…". */
  maySpread: boolean;
  /** How many letters the longest of these words has beyond those that are compared. */
  more: number;
};

const aNode = (): Node => ({ next: new Map(), isWord: false, isWithin: false, maySpread: false, more: 0 });

/** Characters that are read of a word, and letters of these that are compared: what follows them is taken for the word's. */
const longest = 300;
const compared = 60;
/** Letters from which a word is found with gaps in it. */
const fewestSpread = 4;
/** Ways to write a word of many umlauts; beyond these each has its e, or none has. */
const mostSpellings = 8;

/** Where a text is written without spaces between words, a name stands between letters of others. */
const hasNoSpaces = (word: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);

function spellingsOf(letters: readonly Letter[]): string[] {
  let spellings = [''];
  for (const { folded, mayTakeE } of letters) {
    if (!mayTakeE) spellings = spellings.map((so) => so + folded);
    else if (spellings.length < mostSpellings) spellings = spellings.flatMap((so) => [so + folded, `${so + folded}e`]);
    else spellings = spellings.map((so, at) => (at === 0 ? so + folded : `${so + folded}e`));
  }
  return spellings;
}

function add(root: Node, { text, within = false }: Word): void {
  const read = text.slice(0, longest);
  const letters = lettersOf(opened(read));
  if (letters.length === 0) return;
  for (const spelling of spellingsOf(letters)) {
    const all = Array.from(spelling);
    let node = root;
    for (const folded of all.slice(0, compared)) {
      const next = node.next.get(folded) ?? aNode();
      node.next.set(folded, next);
      node = next;
    }
    node.isWord = true;
    node.isWithin ||= within || hasNoSpaces(read);
    node.maySpread ||= letters.length >= fewestSpread;
    node.more = Math.max(node.more, all.length - compared);
  }
}

const startsWord = (letters: readonly Letter[], at: number) => {
  const [previous, first] = [letters[at - 1], letters[at]];
  return !previous || first?.before !== 'nothing' || isDigit(previous);
};

const endsWord = (letters: readonly Letter[], at: number) => {
  const next = letters[at + 1];
  return next?.before !== 'nothing' || isDigit(next);
};

/** A year may follow, as in an address. */
function endOfDigits(letters: readonly Letter[], from: number): number {
  let at = from;
  for (let next = letters[at + 1]; next?.before === 'nothing' && isDigit(next); next = letters[at + 1]) at += 1;
  return at;
}

/** Where what follows the compared letters of a long word ends. */
function endOfLong(letters: readonly Letter[], from: number, more: number): number {
  let at = from;
  while (at < from + more && letters[at + 1] && letters[at + 1]?.before !== 'far') at += 1;
  while (letters[at + 1]?.before === 'nothing') at += 1;
  return at;
}

/** The last letter of the longest word that starts at a letter; undefined where none does. */
function endOfWord(root: Node, letters: readonly Letter[], from: number): number | undefined {
  const isStart = startsWord(letters, from);
  let isSpread = false;
  let node: Node | undefined = root;
  let end: number | undefined;
  for (let at = from; ; at += 1) {
    const letter = letters[at];
    if (!letter || (at > from && letter.before === 'far')) return end;
    isSpread ||= at > from && letter.before === 'near';
    node = node.next.get(letter.folded);
    if (!node) return end;
    if (!node.isWord || (isSpread && !node.maySpread)) continue;
    if (node.more > 0 && (node.isWithin || isStart)) return endOfLong(letters, at, node.more);
    if (isStart && endsWord(letters, at)) end = endOfDigits(letters, at);
    else if (node.isWithin) end = Math.max(at, end ?? at);
  }
}

/**
 * Replaces words in an `opened` text in whatever case, with or without their accents, over the end of a line and with spaces
 * between their letters. The time grows with the text and no faster, however many words there are: each letter of it is the start
 * of at most 60 steps.
 */
export function replacerOf(words: readonly Word[], by: string): (text: string) => string {
  const root = aNode();
  for (const word of words) add(root, word);
  return (text) => {
    if (root.next.size === 0) return text;
    const letters = lettersOf(text);
    const left: string[] = [];
    let copied = 0;
    for (let from = 0; from < letters.length; from += 1) {
      const end = endOfWord(root, letters, from);
      if (end === undefined) continue;
      left.push(text.slice(copied, letters[from]?.start), by);
      copied = letters[end]?.end ?? text.length;
      from = end;
    }
    return left.join('') + text.slice(copied);
  };
}
