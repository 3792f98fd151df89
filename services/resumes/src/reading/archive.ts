import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable.ts';

/** An honest resume of 2 MB stays far below these; a bomb passes one of them at once. */
const bounds = { entries: 2_000, bytes: 64 * 1024 * 1024, ratio: 200, ratioFrom: 1024 * 1024, signs: 1_000_000 };

export async function entryNames(archive: Buffer): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of entriesOf(await open(archive, options))) {
    names.push(entry.fileName);
    if (names.length >= bounds.entries) break;
  }
  return names;
}

/**
 * Inflates every entry once and throws the bytes away: sizes that the directory only claims are worth
 * nothing, and the libraries that read the document afterwards unpack without any bound.
 */
export async function checkArchive(archive: Buffer): Promise<void> {
  const zip = await open(archive, options);
  if (zip.entryCount > bounds.entries) throw new Unreadable('too-large');
  let total = 0;
  let signs = 0;
  for await (const entry of entriesOf(zip)) {
    const compressed = Math.max(entry.compressedSize, 1);
    if (total + entry.uncompressedSize > bounds.bytes) throw new Unreadable('too-large');
    if (entry.uncompressedSize > bounds.ratioFrom && entry.uncompressedSize / compressed > bounds.ratio) {
      throw new Unreadable('too-large');
    }
    // yauzl fails the stream as soon as it yields more bytes than the entry declared.
    for await (const chunk of await readStream(zip, entry)) {
      total += (chunk as Buffer).length;
      if (isMarkup.test(entry.fileName)) signs += count(chunk as Buffer, 0x3c);
      if (signs > bounds.signs) throw new Unreadable('too-large');
    }
  }
}

/** One entry of an archive that has been checked, as text; empty where it has none of that name. */
export async function entryText(archive: Buffer, name: string): Promise<string> {
  const zip = await open(archive, options);
  for await (const entry of entriesOf(zip)) {
    if (entry.fileName === name) return buffer(await readStream(zip, entry)).then(String);
  }
  return '';
}

/** Each `<` of it becomes an object of some hundred bytes in the library that reads it. */
const isMarkup = /\.(xml|rels)$/i;

function count(bytes: Buffer, sign: number): number {
  let found = 0;
  for (let at = bytes.indexOf(sign); at !== -1; at = bytes.indexOf(sign, at + 1)) found++;
  return found;
}

const options: Options = { lazyEntries: true };
const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

function readStream(zip: ZipFile, entry: Entry) {
  return promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry);
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let read = 0; read < zip.entryCount; read++) {
    const { promise, resolve, reject } = Promise.withResolvers<Entry>();
    zip.once('entry', resolve).once('error', reject);
    zip.readEntry();
    yield await promise;
    zip.removeAllListeners();
  }
}
