import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { columnNamed, type Row } from '../row/columns.ts';
import { type FoundRow, UnusableFile } from './found-row.ts';
import { rowOfJobPosting } from './schema-job-posting.ts';
import { isMarkedUtf16, textOfBytes } from './text-of-bytes.ts';

const lineFeed = 10;
/** What is read at once takes several times its size of memory. */
const longestJson = 200_000_000;

/** Names that an object of another kind would have, all of which nobody reads. */
const mostUnread = 40;

/**
 * JSON that holds a post, or several: a list, a list that is all there is of an object, or the `@graph` of a page.
 * @param unread gets the names of what its posts say that means nothing to us, the first ones.
 */
export async function* readJson(file: string, unread: string[]): AsyncGenerator<FoundRow> {
  if ((await stat(file)).size > longestJson) {
    throw new UnusableFile(`${file} is too large to be read at once. Write each post on a line of its own, as .jsonl.`);
  }
  const bytes = await readFile(file);
  const rows = rowsIn(textOfBytes(bytes), unread);
  // Some call JSON lines so, too.
  if (!rows) return yield* readJsonLines(file, unread);
  for (const [index, row] of rows.entries()) yield { line: index + 1, bytes: bytes.length, ...row };
}

export async function* readJsonLines(file: string, unread: string[]): AsyncGenerator<FoundRow> {
  let line = 0;
  let bytes = 0;
  for await (const read of linesOf(file)) {
    line += 1;
    bytes += read.length + 1;
    const text = textOfBytes(read);
    if (text.trim() === '') continue;
    for (const row of rowsIn(text, unread) ?? [{ refused: 'this line is not JSON' }]) yield { line, bytes, ...row };
  }
}

/** By line feeds alone: a text in JSON may hold what else ends a line (U+2028). */
async function* linesOf(file: string): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array[] = [];
  let decode: ((chunk: Uint8Array) => Uint8Array) | undefined;
  for await (const read of createReadStream(file) as AsyncIterable<Uint8Array>) {
    // Where a letter is two bytes, one of them may be a line feed's.
    decode ??= isMarkedUtf16(read) ? utf8OfUtf16() : (chunk) => chunk;
    const chunk = decode(read);
    let from = 0;
    for (let to = chunk.indexOf(lineFeed); to >= 0; to = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, to)]);
      [begun, from] = [[], to + 1];
    }
    begun.push(chunk.subarray(from));
  }
  yield Buffer.concat(begun);
}

function utf8OfUtf16(): (chunk: Uint8Array) => Uint8Array {
  const decoder = new TextDecoder('utf-16le');
  return (chunk) => Buffer.from(decoder.decode(chunk, { stream: true }));
}

/** Undefined for what is not JSON. */
function rowsIn(text: string, unread: string[]): ({ row: Row } | { refused: string })[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const add = (name: string) => {
    if (unread.length < mostUnread && !unread.includes(name)) unread.push(name);
  };
  return postingsIn(value).map((posting) => rowOfJobPosting(posting, { add }));
}

/** Lists within lists that are looked through; who nests them thousands deep means no posts. */
const deepest = 8;
const postingsIn = (value: unknown): unknown[] => [value].flat(deepest).flatMap(postingsOf);

function postingsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value];
  if ('@graph' in value && Array.isArray(value['@graph'])) return value['@graph'].filter(isJobPosting);
  const [list, ...others] = Object.values(value).filter(isListOfObjects);
  const isPost = Object.keys(value).some((name) => columnNamed(name) === 'title');
  return list && others.length === 0 && !isPost && list.some(hasTitle) ? list : [value];
}

/** A post may have lists, too: of its questions, or the parts of its text. */
function hasTitle(value: unknown): boolean {
  const found = rowOfJobPosting(value);
  return 'row' in found && found.row.title !== undefined;
}

const isJobPosting = (value: unknown) =>
  typeof value === 'object' && value !== null && '@type' in value && [value['@type']].flat().includes('JobPosting');
const isListOfObjects = (value: unknown): value is object[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object' && item !== null);
