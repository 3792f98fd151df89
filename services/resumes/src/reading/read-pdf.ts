import { getDocumentProxy } from 'unpdf';
import { textOfPage, type PageRun } from './page-layout.ts';
import { checkStreams } from './pdf-streams.ts';
import { Unreadable } from './unreadable.ts';

const bounds = { pages: 50, characters: 400_000, runs: 100_000 };

export async function readPdf(bytes: Buffer): Promise<string> {
  checkStreams(bytes);
  const pdf = await openPdf(bytes);
  const pages: string[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, bounds.pages) && characters < bounds.characters; number++) {
    const page = await pdf.getPage(number);
    const text = textOfPage(await runsOf(page));
    pages.push(text);
    characters += text.length;
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  return pages.join('\n\n');
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

/** Stops where a page has more than anybody reads. */
async function itemsOf(page: Page): Promise<Item[]> {
  const items: Item[] = [];
  let characters = 0;
  for await (const part of page.streamTextContent() as ReadableStream<{ items: Item[] }>) {
    for (const item of part.items) characters += 'str' in item ? item.str.length : 0;
    items.push(...part.items);
    if (items.length > bounds.runs || characters > bounds.characters) break;
  }
  return items;
}

type Matrix = [number, number, number, number, number, number];

// pdf.js gives a blank between words no height, so the size is that of the text matrix.
function sizeOf(item: { transform: number[] }): number {
  const [, , c, d] = item.transform as Matrix;
  return Math.hypot(c, d) || 1;
}
