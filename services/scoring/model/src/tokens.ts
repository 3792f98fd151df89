/** A word or sign of a text, with its place in UTF-16 units; `end` is behind it. */
export type ModelToken = { text: string; start: number; end: number };
export type Sentence = { text: string; start: number };

const tokenPattern = /\.[A-Za-z]{2,}(?![A-Za-z])|[\p{L}\p{N}]+(?:[.'’&_-][\p{L}\p{N}]+)*(?:\+\+|#)?|[^\s\p{L}\p{N}]/gu;

/** Words with their inner signs (`Node.js`, `C++`, `.NET`), and each other sign by itself. */
export const tokensOf = (sentence: string): ModelToken[] =>
  Array.from(sentence.matchAll(tokenPattern), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

const endPattern = /[.!?]["')\]]?\s+(?=[\p{Lu}\d•*-])/gu;

/** Lines, and in them what ends with `.`, `!` or `?` before a capital, a digit or a list's mark. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n\r]+/g)) {
    const ends = Array.from(line.matchAll(endPattern), (end) => end.index + end[0].length);
    let from = 0;
    for (const to of [...ends, line.length]) {
      const sentence = line.slice(from, to);
      if (sentence.trim() !== '') sentences.push({ text: sentence, start: index + from });
      from = to;
    }
  }
  return sentences;
}
