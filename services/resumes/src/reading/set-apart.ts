type Drawn = { text: string; y: number };

/** "E X P E R" and "I M A N I - R O W E" beside each other are words whose letters a style sheet sets apart, and so is "M E" there. */
const spaced = /^[\p{L}&](?: [\p{L}&'’.-]){2,60}$/u;
const spacedPair = /^\p{Lu} \p{Lu}$/u;
/** "Mi r a O ko y e", where that is hardly more than the gaps of the letters are. */
const hardlySpaced = /^\p{L}{1,3}(?: \p{L}{1,3}){3,40}$/u;
const fewestAlone = 3;

export function withoutSpacing<Run extends Drawn>(runs: readonly Run[]): Run[] {
  const lines = new Set(runs.filter(({ text }) => spaced.test(text)).map(({ y }) => Math.round(y)));
  const isSpaced = ({ text, y }: Drawn) =>
    spaced.test(text) || (spacedPair.test(text) && lines.has(Math.round(y))) || isHardlySpaced(text);
  return runs.map((run) => (isSpaced(run) ? { ...run, text: joined(run.text) } : run));
}

function isHardlySpaced(text: string): boolean {
  if (!hardlySpaced.test(text)) return false;
  const parts = text.split(' ');
  const alone = parts.filter((part) => part.length === 1 && !/[ai]/i.test(part));
  return alone.length >= fewestAlone && alone.length >= parts.length / 2 - 1;
}

/** The blanks between words are lost among the others; where there are small letters, capitals begin them. */
const joined = (text: string) =>
  text.replaceAll(' ', '').replaceAll(/(?<=\p{Ll}|\p{Ll}\.)(?<!\bMa?c)(?=\p{Lu})/gu, ' ');
