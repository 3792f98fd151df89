import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { columnNamed, rowOf } from '../row/columns.ts';
import { type FoundRow, UnusableFile } from './found-row.ts';
import { textOfBytes } from './text-of-bytes.ts';

/** Bytes from the beginning of a file in which the separator of its columns is looked for. */
const headBytes = 64_000;
/** Beyond this a quote was never closed, and the rest of the file would be one row. */
const longestRow = 4_000_000;
const delimiters = [',', ';', '\t', '|'] as const;

/** @param unread gets the columns that mean nothing to us. */
export async function* readCsv(file: string, unread: string[]): AsyncGenerator<FoundRow> {
  const parser = parse({
    bom: true,
    // A field is of one encoding or another, so each is decoded by itself.
    encoding: null,
    info: true,
    ...(await beginningOf(file)),
    max_record_size: longestRow,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // What fails on the way is thrown where the rows are read.
  pipeline(createReadStream(file), parser, () => undefined);
  let header: string[] | undefined;
  let line = 0;
  // The parser takes each CRLF within quotes for two lines.
  let countedTwice = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: (Uint8Array | string)[];
      info: { lines: number; bytes: number };
    }>) {
      const values = record.map((value) => (typeof value === 'string' ? value : textOfBytes(value)));
      const text = values.join('');
      line = info.lines - countedTwice - countOf(/[\r\n]/g, text);
      countedTwice += countOf(/\r\n/g, text);
      // Spreadsheets end in rows of nothing.
      if (values.every((value) => value.trim() === '')) continue;
      if (header) yield { line, bytes: info.bytes, ...rowOfValues(header, values) };
      else unread.push(...unknownIn((header = checkedHeader(file, values))));
      line = info.lines - countedTwice;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: line + 1, bytes: 0, refused: `from here on this is not CSV: ${error.message}` };
  }
}

const countOf = (what: RegExp, text: string) => text.match(what)?.length ?? 0;

/** Spreadsheets of many countries part columns by semicolons; some files begin with a line that says so. */
async function beginningOf(file: string): Promise<{ delimiter: string; from_line: number }> {
  const opened = await open(file);
  try {
    const { bytesRead, buffer } = await opened.read(Buffer.alloc(headBytes), 0, headBytes);
    const text = textOfBytes(buffer.subarray(0, bytesRead));
    const said = /^sep=(.)\r?\n/.exec(text)?.[1];
    if (said) return { delimiter: said, from_line: 2 };
    const [header = ''] = text.trimStart().split(/[\r\n]/);
    const columnsBy = (delimiter: string) =>
      new Set(
        header
          .split(delimiter)
          .map((name) => columnNamed(name))
          .filter(Boolean),
      ).size;
    return { delimiter: delimiters.toSorted((a, b) => columnsBy(b) - columnsBy(a))[0] ?? ',', from_line: 1 };
  } finally {
    await opened.close();
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

const unknownIn = (header: readonly string[]) => header.filter((name) => name.trim() !== '' && !columnNamed(name));

/** A comma that nobody quoted moves all that follows into the next column. */
function rowOfValues(header: readonly string[], values: readonly string[]) {
  const hasMore = values.slice(header.length).some((value) => value.trim() !== '');
  if (!hasMore) return { row: rowOf(header.map((name, at) => [name, values[at] ?? ''])) };
  return {
    refused: `${values.length} values for ${header.length} columns: quotes are missing around one that has a separator in it`,
  };
}
