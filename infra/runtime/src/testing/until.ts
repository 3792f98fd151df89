import { setTimeout as sleep } from 'node:timers/promises';

/** ms between two looks: short at first, and never so many that what limits a person's requests refuses who waits. */
const pauses = { first: 5, longest: 200, growth: 1.2 };

/**
 * Asks again and again until the answer is neither undefined nor false, and gives it; the one way tests wait.
 * @param within ms; @throws when there is no answer by then, with what the last attempt threw as the cause.
 */
export async function until<T>(
  check: () => Promise<T | undefined | false> | T | undefined | false,
  { within = 5000 }: { within?: number } = {},
): Promise<T> {
  const deadline = performance.now() + within;
  let cause: unknown;
  let pause = pauses.first;
  do {
    try {
      const answer = await check();
      cause = undefined;
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      cause = error;
    }
    await sleep(Math.min(pause, Math.max(0, deadline - performance.now())));
    pause = Math.min(pause * pauses.growth, pauses.longest);
  } while (performance.now() < deadline);
  throw new Error(`Not within ${within} ms: ${check.toString()}`, { cause });
}
