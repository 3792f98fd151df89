import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** The files of an archive by their names. @throws where it is not whole. */
export async function unzip(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await open(archive, { lazyEntries: true });
  const read = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const files = new Map<string, Buffer>();
  for (let at = 0; at < zip.entryCount; at++) {
    const found: Promise<Entry[]> = once(zip, 'entry');
    zip.readEntry();
    const [entry] = await found;
    if (entry === undefined) throw new Error('The archive ends before its last file');
    files.set(entry.fileName, await buffer(await read(entry)));
  }
  return files;
}
