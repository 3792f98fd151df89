import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { type FoundRow, UnusableFile } from './found-row.ts';
import { readCsv } from './read-csv.ts';
import { readJson, readJsonLines } from './read-json.ts';

const readers: Record<string, (file: string, unread: string[]) => AsyncGenerator<FoundRow>> = {
  '.csv': readCsv,
  '.tsv': readCsv,
  '.json': readJson,
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
};

/** A file of rows; `unread` are the columns of it that mean nothing to us, once its rows are being read. */
export type OpenRows = {
  size: number;
  rows: AsyncGenerator<FoundRow>;
  unread: readonly string[];
  /** What rows are counted by. */
  unit: 'line' | 'post';
};

/** Streams the rows of a CSV file with a header, or the posts of JSON lines; JSON of another form is read at once. */
export async function openRows(file: string): Promise<OpenRows> {
  const kind = extname(file).toLowerCase();
  const read = readers[kind];
  if (!read) throw new UnusableFile(`${file} is neither .csv, .tsv, .jsonl nor .json.`);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UnusableFile(`There is no file ${file}.`);
  if (found.size === 0) throw new UnusableFile(`${file} is empty.`);
  const unread: string[] = [];
  return {
    size: found.size,
    rows: readable(file, read(file, unread)),
    unread,
    unit: kind === '.json' ? 'post' : 'line',
  };
}

/** A file that is there may still be kept from who reads it, or go away meanwhile. */
async function* readable(file: string, rows: AsyncGenerator<FoundRow>): AsyncGenerator<FoundRow> {
  try {
    yield* rows;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new UnusableFile(`${file} cannot be read: ${error.message}.`);
    throw error;
  }
}
