import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';

/** So long nobody has to have called before work that nobody waits for goes on, in ms; and so long it waits for that at most. */
const [restMs, longestMs] = [5, 100];

export type CallsUnderWay = {
  /** Counts the calls that this server answers. */
  watch(http: ServiceHttp): void;
  /** Resolves once nobody waits for an answer, one after the other for all who ask; at the latest after a tenth of a second each. */
  quiet(): Promise<void>;
};

/** Lets work in the background step aside for people: both are done in one thread, and share one data file. */
export function createCallsUnderWay(): CallsUnderWay {
  let underWay = 0;
  let lastEnded = Number.NEGATIVE_INFINITY;
  let turn: Promise<void> = Promise.resolve();

  async function untilQuiet(): Promise<void> {
    const latest = performance.now() + longestMs;
    const isQuiet = () => underWay === 0 && performance.now() - lastEnded >= restMs;
    while (!isQuiet() && performance.now() < latest) await sleep(restMs);
  }

  return {
    watch(http) {
      http.addHook('onRequest', (_request, reply, done) => {
        underWay += 1;
        reply.raw.once('close', () => {
          underWay -= 1;
          lastEnded = performance.now();
        });
        done();
      });
    },
    quiet: () => (turn = turn.then(untilQuiet)),
  };
}
