import type { Closeable } from '@waypost/runtime/closeable';
import { createWorkPool } from '@waypost/runtime/work-pool/work-pool';
import type { Matches, TextQuestion } from './matching-work.ts';

const work = new URL('./matching-work.ts', import.meta.url);
type Work = typeof import('./matching-work.ts');

export type MatchingThread = Closeable & { match(questions: readonly TextQuestion[]): Promise<Matches[]> };

/** As many as all the calls that a service has under way or waiting. */
const mostWaiting = 1_200;

/**
 * Asks FTS5 in a thread of its own, which reads the same file: before its first row it goes through all that any phrase of a
 * question finds, and nobody else would be answered meanwhile. Posts must not change while it is asked.
 */
export function createMatchingThread(file: string): MatchingThread {
  const waiting = { ofOne: mostWaiting, ofAll: mostWaiting };
  const pool = createWorkPool<Work>({ file: work, waiting, memoryMb: 128 });
  return {
    match: (questions) => pool.run('match', { questions, file }, ''),
    close: () => pool.close(),
  };
}

/** A gigabyte takes some seconds. */
const longestCheckMs = 10 * 60_000;

/** Whether a file is as SQLite wrote it, looked at in a thread that ends with it. */
export async function isWholeFile(file: string): Promise<boolean> {
  const pool = createWorkPool<Work>({ file: work, deadlineMs: longestCheckMs, memoryMb: 64 });
  try {
    return await pool.run('isWhole', file, '');
  } finally {
    await pool.close();
  }
}
