import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@waypost/contracts/errors';

const attempts = 10;

/** Begins again where a part of Waypost was away for a moment, or too busy: what has been loaded is not loaded twice. */
export async function untilThere<T>(
  load: () => Promise<T>,
  say: (sentence: string) => void,
  pauseMs = 3_000,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unavailable' || attempt === attempts) throw error;
      say(`${error.message} Going on in a moment …`);
      await sleep(pauseMs);
    }
  }
}
