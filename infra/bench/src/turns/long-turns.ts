import { readFile } from 'node:fs/promises';

/** A turn of the event loop that took long: when it ended, how long it kept the processor, and how long it took by the clock. */
export type LongTurn = { at: number; ms: number; clock: number };

/** What a program is started with so that it notes its long turns in a file, or one that it starts by this name: `NODE_OPTIONS`. */
export const watchingTurns = (file: string, program: string): { NODE_OPTIONS: string } => {
  const watch = new URL('./watch.ts', import.meta.url);
  watch.searchParams.set('to', file);
  watch.searchParams.set('program', program);
  return { NODE_OPTIONS: `--import=${watch.href}` };
};

/** What has been noted so far. */
export async function longTurns(file: string): Promise<LongTurn[]> {
  const lines = await readFile(file, 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LongTurn);
}
