import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { StartError } from '@waypost/runtime/service/process-edge';
import { CsvError, parse } from 'csv-parse';
import { columnNamed, rowOf, type Row } from './columns.ts';
import { rowOfJobPosting } from './schema-job-posting.ts';

/** One row, with the line of the file where it begins (counted from 1) and the bytes read so far. */
export type FoundRow = { line: number; bytes: number } & ({ row: Row } | { refused: string });

/** The file as a whole cannot be used. The message is for people. */
export class UnusableFile extends StartError {
  override name = 'UnusableFile';
}

const readers: Record<string, (file: string) => AsyncGenerator<FoundRow>> = {
  '.csv': readCsv,
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
};

/** Streams the rows of a CSV file with a header, or of JSON lines that hold schema.org JobPostings. */
export async function openRows(file: string): Promise<{ size: number; rows: AsyncGenerator<FoundRow> }> {
  const read = readers[extname(file).toLowerCase()];
  if (!read) throw new UnusableFile(`${file} is neither .csv nor .jsonl.`);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UnusableFile(`There is no file ${file}.`);
  if (found.size === 0) throw new UnusableFile(`${file} is empty.`);
  return { size: found.size, rows: readable(file, read(file)) };
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

async function* readCsv(file: string): AsyncGenerator<FoundRow> {
  const parser = parse({
    bom: true,
    info: true,
    columns: (header: string[]) => checkedHeader(file, header),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // What fails on the way is thrown where the rows are read.
  pipeline(createReadStream(file), parser, () => undefined);
  let line = 2;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: Record<string, string>;
      info: { lines: number; bytes: number };
    }>) {
      yield { line, bytes: info.bytes, row: rowOf(record) };
      line = info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line, bytes: 0, refused: `from here on this is not CSV: ${error.message}` };
  }
}

function checkedHeader(file: string, header: string[]): string[] {
  const known = new Set(header.map(columnNamed));
  for (const needed of ['title', 'description'] as const) {
    if (known.has(needed)) continue;
    throw new UnusableFile(
      `${file} has no column for the ${needed}. Its columns are: ${header.filter(Boolean).join(', ')}.`,
    );
  }
  return header;
}

async function* readJsonLines(file: string): AsyncGenerator<FoundRow> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  let bytes = 0;
  for await (const text of lines) {
    line += 1;
    bytes += Buffer.byteLength(text) + 1;
    if (text.trim() !== '') yield { line, bytes, ...jsonRow(text) };
  }
}

function jsonRow(text: string): { row: Row } | { refused: string } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { refused: 'this line is not JSON' };
  }
  const row = rowOfJobPosting(value);
  return row ? { row } : { refused: 'this line is not a JSON object' };
}
