import { setTimeout as sleep } from 'node:timers/promises';

const every = 5;

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
  do {
    try {
      const answer = await check();
      cause = undefined;
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      cause = error;
    }
    await sleep(every);
  } while (performance.now() < deadline);
  throw new Error(`Not within ${within} ms: ${check.toString()}`, { cause });
}
