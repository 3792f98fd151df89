import { away } from '@waypost/contracts/errors';

/** Ms that a page may wait for what is drawn into it: whoever opened it can read on without. */
const patience = 2_500;

/** @throws unavailable where the answer is late, and whatever the call throws. */
export async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>, ms = patience): Promise<T> {
  const late = AbortSignal.timeout(ms);
  try {
    return await ask(late);
  } catch (error) {
    throw late.aborted ? away(error) : error;
  }
}
