import { StartError } from '@waypost/runtime/service/process/process-edge';
import type { Row } from '../row/columns.ts';

/** One row, with where it begins (its line, or its place among the posts of a file, from 1) and the bytes read so far. */
export type FoundRow = { line: number; bytes: number } & ({ row: Row } | { refused: string });

/** The file as a whole cannot be used. The message is for people. */
export class UnusableFile extends StartError {
  override name = 'UnusableFile';
}
