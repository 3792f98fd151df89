import { getDocumentProxy } from 'unpdf';
import { cleanText } from './clean-text.ts';
import type { LaidOut } from './laid-out.ts';
import { withoutPageEdges } from './page-edges.ts';
import { linesOfPage, type PageLine } from './page-layout.ts';
import type { PageRun } from './page-run.ts';
import { mostPages } from './partly-read.ts';
import { checkStreams } from './pdf-streams.ts';
import { headingKind } from './structure/section-headings.ts';
import { Unreadable } from './unreadable.ts';

const pdfBounds = { pages: mostPages, characters: 400_000, runs: 100_000, links: 100 };

export async function readPdf(bytes: Buffer): Promise<LaidOut> {
  checkStreams(bytes);
  const pdf = await openPdf(bytes);
  const pages: PageLine[][] = [];
  const links: string[] = [];
  let title: string | undefined;
  let characters = 0;
  for (
    let number = 1;
    number <= Math.min(pdf.numPages, pdfBounds.pages) && characters < pdfBounds.characters;
    number++
  ) {
    const page = await pdf.getPage(number);
    const runs = await runsOf(page);
    const lines = linesOfPage(runs);
    if (number === 1) title = largestText(runs);
    if (links.length < pdfBounds.links) links.push(...(await linksOf(page)));
    pages.push(lines);
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
    page.cleanup();
  }
  const isCut = pages.length < pdf.numPages;
  await pdf.loadingTask.destroy();
  const kept = withoutPageEdges(pages);
  return {
    text: kept.map((lines) => lines.map(({ text }) => text).join('\n')).join('\n\n'),
    pages: pages.length,
    isCut,
    title,
    links: links.slice(0, pdfBounds.links),
    sizes: sizesOf(kept.flat()),
  };
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

async function openPdf(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new Unreadable('password-protected');
    throw error;
  }
}

/** Pieces of text with their place on the upright page, in points from its upper left corner. */
async function runsOf(page: Page): Promise<PageRun[]> {
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as Matrix;
  return (await itemsOf(page)).flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , , , x, y] = item.transform as Matrix;
    // A soft hyphen is invisible elsewhere; on a page it has been drawn.
    const text = item.str.replaceAll('\u00ad', '-');
    return [{ text, x: a * x + c * y + e, y: b * x + d * y + f, width: item.width, size: sizeOf(item) }];
  });
}

type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number];

/**
 * Stops where a page has more than anybody reads. The stream is left as it is: nothing more is made for it while nobody asks, and
 * pdf.js falls over one that is cancelled.
 */
async function itemsOf(page: Page): Promise<Item[]> {
  const items: Item[] = [];
  let characters = 0;
  const stream = (page.streamTextContent() as ReadableStream<{ items: Item[] }>).getReader();
  while (items.length <= pdfBounds.runs && characters <= pdfBounds.characters) {
    const { done, value } = await stream.read();
    if (done) break;
    for (const item of value.items) characters += 'str' in item ? item.str.length : 0;
    items.push(...value.items);
  }
  return items;
}

type Matrix = [number, number, number, number, number, number];

// pdf.js gives a blank between words no height, so the size is that of the text matrix.
function sizeOf(item: { transform: number[] }): number {
  const [, , c, d] = item.transform as Matrix;
  return Math.hypot(c, d) || 1;
}

const longestTitle = 80;

/** What is set in the largest letters of a page, at most some words of it; headings are nobody's name. */
function largestText(runs: readonly PageRun[]): string | undefined {
  const words = runs.filter(({ text }) => /\p{L}{2}|^\p{L}\.?$|^(?:\p{L} ){2}/u.test(text));
  const size = words.reduce((most, run) => Math.max(most, run.size), 0);
  const large = words.filter((run) => run.size > size * 0.95);
  const text = cleanText(
    linesOfPage(large)
      .map((line) => line.text)
      .filter((line) => headingKind(cleanText(line)) === undefined)
      .join(' '),
  );
  return text === '' || text.length > longestTitle ? undefined : text.replaceAll(/\s+/g, ' ');
}

/** Addresses behind words. A page whose list of them is damaged has none. */
async function linksOf(page: Page): Promise<string[]> {
  const annotations: { url?: unknown; unsafeUrl?: unknown }[] = await page.getAnnotations().catch(() => []);
  return annotations
    .slice(0, pdfBounds.links)
    .flatMap(({ url, unsafeUrl }) => [url ?? unsafeUrl].filter((one) => typeof one === 'string'))
    .filter((link) => link.length <= 300);
}

const sizesOf = (lines: readonly PageLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map(({ text, size }) => [cleanText(text), Math.round(size * 10) / 10]));
