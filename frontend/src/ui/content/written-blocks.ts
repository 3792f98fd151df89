export type WrittenBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** `start` is the first number of a numbered list. */
  | { kind: 'list'; items: readonly string[]; start?: number };

/** What word processors, mail and the web write before an item; the last but one is the bullet of Word's symbol font. */
export const bullets = '•‣⁃◦▪▫●○■□➢➤►▶✓✔✅❖∙·\uf0b7\uf0a7';
const bullet = new RegExp(`[${bullets}]`, 'u');
const everyBullet = new RegExp(`[${bullets}]`, 'gu');
/** These stand in sentences too: one alone is no list. */
const dash = /^([-–—*+o])\s+(?=\S)/u;
const number = /^(\d{1,2})[.)]\s+(?=\S)/u;

type Line =
  | { kind: 'blank' }
  | { kind: 'text'; text: string; isIndented: boolean }
  /** `raw` is the line with its marker, `family` what its neighbours must have to be of one list with it. */
  | { kind: 'item'; raw: string; text: string; family: string; isSure: boolean; number?: number };

function lineOf(raw: string): Line {
  const line = raw.trim();
  if (line === '') return { kind: 'blank' };
  if (bullet.test(line.charAt(0)))
    return { kind: 'item', raw: line, text: line.slice(1).trim(), family: 'bullet', isSure: true };
  const dashed = dash.exec(line);
  if (dashed !== null)
    return {
      kind: 'item',
      raw: line,
      text: line.slice(dashed[0].length),
      family: dashed[1] ?? '',
      isSure: false,
    };
  const numbered = number.exec(line);
  if (numbered !== null) {
    const text = line.slice(numbered[0].length);
    return { kind: 'item', raw: line, text, family: 'number', isSure: false, number: Number(numbered[1]) };
  }
  return { kind: 'text', text: line, isIndented: /^\s/.test(raw) };
}

/** A list that lost its line breaks on the way, "Duties • Plan • Build", gets them back. */
function unfolded(line: string): string[] {
  const found = line.match(everyBullet)?.filter((sign) => sign !== '·');
  if (found === undefined || found.length < 2) return [line];
  return line.split(/(?=[•‣⁃◦▪▫●○■□➢➤►▶✓✔✅❖∙\uf0b7\uf0a7])/u);
}

/** What goes on in a line of its own, because the text was broken at a width. */
const goesOn = (line: Extract<Line, { kind: 'text' }>) => line.isIndented || /^[\p{Ll}(]/u.test(line.text);

/** The list that begins at a line, and where it ends; nothing where one line alone might be a sentence. */
function listAt(lines: readonly Line[], from: number): { block: WrittenBlock; end: number } | undefined {
  const first = lines[from];
  if (first?.kind !== 'item') return undefined;
  const items: string[] = [];
  let end = from;
  for (let at = from; ;) {
    const line = lines[at];
    const isNext = line?.kind === 'item' && line.family === first.family;
    if (!isNext || (line.number !== undefined && line.number !== (first.number ?? 0) + items.length)) break;
    let { text } = line;
    at += 1;
    for (let more = lines[at]; more?.kind === 'text' && (text === '' || goesOn(more)); more = lines[at]) {
      text = text === '' ? more.text : `${text} ${more.text}`;
      at += 1;
    }
    items.push(text);
    end = at;
    while (lines[at]?.kind === 'blank') at += 1;
  }
  if (!first.isSure && items.length < 2) return undefined;
  const written = items.filter((item) => item !== '');
  return { block: { kind: 'list', items: written, ...(first.number !== undefined && { start: first.number }) }, end };
}

const hashes = /^#{1,4}\s+(?=\S)/u;
const stars = /^\*\*(?=\s*[^*\s])([^*]+)\*\*(:?)$/u;
/** "## Duties" and "**Duties**" without their signs. */
const unmarked = (line: string) => line.replace(hashes, '').replace(stars, '$1$2');

/** Whether a line shows by itself that it is a heading: by a sign, by a colon at its end, or by its capitals. */
function isSurelyHeading(line: string): boolean {
  if (line.length > 80) return false;
  if (hashes.test(line) || stars.test(line)) return true;
  if (line.endsWith(':')) return mayBeHeading(line);
  return /\p{Lu}{4}/u.test(line) && line === line.toUpperCase() && !/[.!;,]$/u.test(line);
}

/** Short, and no sentence; its neighbours decide. */
function mayBeHeading(line: string): boolean {
  const words = line.split(/\s+/u).length;
  const isShort = line.length <= 60 && words <= (/[:?]$/u.test(line) ? 5 : 8);
  return isShort && /^[\p{Lu}\p{Lo}\d]/u.test(line) && !/[.,;!…]$|: |@|https?:/u.test(line);
}

type Paragraph = { kind: 'lines'; lines: string[] };
type Rough = Paragraph | Extract<WrittenBlock, { kind: 'list' }>;

function roughly(text: string): Rough[] {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .flatMap(unfolded)
    .map(lineOf);
  const blocks: Rough[] = [];
  let open: Paragraph | undefined;
  for (let at = 0; at < lines.length;) {
    const list = listAt(lines, at);
    const line = lines[at];
    at = list?.end ?? at + 1;
    if (list !== undefined && list.block.kind === 'list') blocks.push(list.block);
    if (list !== undefined || line === undefined || line.kind === 'blank') {
      open = undefined;
      continue;
    }
    if (open === undefined) blocks.push((open = { kind: 'lines', lines: [] }));
    open.lines.push(line.kind === 'item' ? line.raw : line.text);
  }
  return blocks;
}

/** What a paragraph is made of: headings where it has some, and the rest with its line breaks. */
function finely({ lines }: Paragraph, next: Rough | undefined): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', text: open.join('\n') });
    open = [];
  };
  for (const [at, line] of lines.entries()) {
    const below = at + 1 < lines.length ? lines[at + 1] : next?.kind === 'lines' ? next.lines[0] : undefined;
    const isBeforeList = at === lines.length - 1 && next?.kind === 'list';
    const leads = isBeforeList || (at === 0 && below !== undefined && !mayBeHeading(below));
    const hasMore = below !== undefined || isBeforeList;
    if (hasMore && (isSurelyHeading(line) || (leads && mayBeHeading(line)))) {
      close();
      blocks.push({ kind: 'heading', text: unmarked(line) });
    } else open.push(line);
  }
  close();
  return blocks;
}

/**
 * Reads headings and lists out of a text that was typed or pasted, by the signs that people use for them. It takes away the
 * signs and nothing else: every word stays, in its order. In linear time, as anybody may write the text.
 */
export function readBlocks(text: string): WrittenBlock[] {
  const blocks = roughly(text);
  return blocks.flatMap((block, at) => (block.kind === 'list' ? [block] : finely(block, blocks[at + 1])));
}
