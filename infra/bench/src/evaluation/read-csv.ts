import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The rows of a file of the labelled data, by the names in its first line. */
export async function readCsv(data: string, file: string): Promise<Record<string, string>[]> {
  return parse<Record<string, string>>(await readFile(join(data, file)), { columns: true, bom: true });
}
