import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

/** What the pool's tests have done. */
export const ready = () => {};

export const double = (number: number) => 2 * number;

export function keepBusy(milliseconds: number): string {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  return 'done';
}

/** Uses no processor, as on a machine that is busy with something else. */
export const wait = (milliseconds: number): Promise<string> => sleep(milliseconds, 'done');

export function eatMemory(megabytes: number): number {
  const eaten: number[][] = [];
  for (let at = 0; at < megabytes; at += 1) eaten.push(Array<number>(131_072).fill(at + 0.5));
  return eaten.length;
}

export function fail(message: string): never {
  throw new TypeError(message);
}

export function exit(code: number): void {
  process.exit(code);
}

export const threadOf = () => threadId;
