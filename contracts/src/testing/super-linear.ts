import fc from 'fast-check';
import { anyHostileText, hostileTexts, textOf, type HostileText } from './hostile-texts.ts';

/** A text that took longer than its length says; times in milliseconds. */
export type SuperLinear = { text: HostileText; length: number; inOne: number; inQuarters: number };

/** Times below this say more about the machine than about the reader. */
const floorMs = 20;
const tries = 6;
/** Three times as long for each doubling makes nine for two of them, where four quarters take four. */
const mostGrowth = (3 * 3) / 4;
/**
 * From short to long, so that a reader that is slow is found out before it takes minutes. Longer ones find no more: what grows with
 * the square and would take a resume of 200,000 characters two seconds takes these the `floorMs`.
 */
const lengths = [4_000, 20_000];

/** The same mixtures at every run. */
const worst = [...hostileTexts, ...fc.sample(anyHostileText, { seed: 10, numRuns: 8 })];

/**
 * The first hostile text that a reader does not read in linear time; undefined when doubling a text at most triples the time
 * for all of them. Two doublings are compared, a text with four quarters of it, because over a single one what a cache cannot
 * hold weighs too much. Time is the processor's in this thread, the best of several tries, so that what else the machine
 * does is not counted.
 * @param longest the most characters that the reader is ever given.
 */
export function superLinear(
  read: (text: string) => unknown,
  { longest = Infinity, texts = worst }: { longest?: number; texts?: readonly HostileText[] } = {},
): SuperLinear | undefined {
  for (const text of texts) {
    for (const length of new Set(lengths.map((each) => Math.min(each, longest)))) {
      const found = growth(read, text, length);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function growth(read: (text: string) => unknown, text: HostileText, length: number): SuperLinear | undefined {
  const whole = [textOf(text, length)];
  let inOne = timeOf(read, whole);
  if (inOne < floorMs) return undefined;
  const quarters = Array<string>(4).fill(textOf(text, length / 4));
  let inQuarters = timeOf(read, quarters);
  const isTooLong = () => inOne > floorMs && inOne > mostGrowth * inQuarters;
  for (let left = tries; left > 0 && isTooLong(); left -= 1) {
    // Seconds of it are no accident.
    if (inOne > 1_000 && left < tries) break;
    inOne = Math.min(inOne, timeOf(read, whole));
    inQuarters = Math.min(inQuarters, timeOf(read, quarters));
  }
  return isTooLong() ? { text, length, inOne, inQuarters } : undefined;
}

function timeOf(read: (text: string) => unknown, texts: readonly string[]): number {
  const before = process.threadCpuUsage();
  for (const text of texts) read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
