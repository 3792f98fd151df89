import type { Segment } from '@waypost/contracts/entities/highlights';

/** A heading has no end of a sentence, and is short. */
const longestHeading = 60;
const endsSentence = /[.!?…;,]["”’)]?$/;
const bullet = /^[•·▪‣*–-]\s+/;
/** "Who we are: " before a sentence. */
const leadIn = /^\p{Lu}[^.:!?\n]{1,30}:\s+(?=[^\s\p{Ll}])/u;

type Line = { runs: Segment[]; text: string; isMarked: boolean };

/** The lines of a text, each with the runs that stand in it. */
function linesOf(segments: readonly Segment[]): Line[] {
  const lines: Segment[][] = [[]];
  for (const { text, marked } of segments) {
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, marked });
    }
  }
  return lines
    .map((runs) => ({
      runs,
      text: runs
        .map(({ text }) => text)
        .join('')
        .trim(),
      isMarked: runs.some(({ marked }) => marked),
    }))
    .filter(({ text }) => text !== '');
}

const isHeading = ({ text }: Line) => text.length <= longestHeading && !endsSentence.test(text) && !bullet.test(text);

/** Without the bullet or the words that only lead in. */
function trimmed({ runs: [first, ...rest] }: Line): Segment[] {
  if (first === undefined || first.marked) return first === undefined ? [] : [first, ...rest];
  const text = first.text.trimStart().replace(bullet, '').replace(leadIn, '');
  return [{ text, marked: false }, ...rest];
}

/**
 * A text of several lines in one: headings that found nothing are left out, as they would run into sentences, and points of
 * a list are told apart.
 */
export function excerptOf(segments: readonly Segment[]): Segment[] {
  const lines = linesOf(segments);
  const kept = lines.filter((line) => line.isMarked || !isHeading(line));
  return (kept.length > 0 ? kept : lines).flatMap((line, at, all) => {
    const isPoint = bullet.test(line.text) || bullet.test(all[at - 1]?.text ?? '') || isHeading(all[at - 1] ?? line);
    const between = at === 0 ? [] : [{ text: isPoint ? ' · ' : ' ', marked: false }];
    return [...between, ...trimmed(line)];
  });
}

/** What a description says of the work; paragraphs about the company stand back, as a card names it already. */
export function leadOf(description: string, company: string | undefined): string {
  const paragraphs = description.split('\n').filter((line) => line.trim() !== '');
  const ofWork = paragraphs.filter((paragraph) => company === undefined || !paragraph.includes(company));
  const chosen = ofWork.some((text) => !isHeading({ runs: [], text, isMarked: false })) ? ofWork : paragraphs;
  return excerptOf([{ text: chosen.join('\n'), marked: false }])
    .map(({ text }) => text)
    .join('');
}
