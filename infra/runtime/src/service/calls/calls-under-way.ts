import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that goes on for as long as somebody listens. */
    endless?: true;
  }
}

/** In ms: work in the background goes on freely once there has been no call for so long, which is longer than between the calls of one person. */
const restMs = 250;
/** In ms: how long it waits for that at most, and how often it looks. */
const [longestMs, lookMs] = [100, 5];
/**
 * In ms: how long it then goes on before it looks again. Where people call all the time, it waits `longestMs` each time, and so
 * gets a twentieth of the time.
 */
const sliceMs = 5;
/** In ms: how long a step of what should be done soon waits for people at most, and how often it looks. */
const [longestStepMs, stepLookMs] = [20, 1];

export type CallsUnderWay = {
  /**
   * Counts the calls that this server answers.
   * @param isFront whether people call it. Where one process holds everything, only people count: calls between its services are
   * part of theirs, or of background work.
   */
  watch(http: Pick<FastifyInstance, 'addHook'>, isFront?: boolean): void;
  /**
   * To be asked before each step, of some ms at most. Resolves once nobody waits for an answer, or at the latest after a tenth of a
   * second; for some ms after that at once.
   */
  quiet(): Promise<void>;
  /**
   * To be asked before each step, of some ms at most, of what should be done soon but may come by the thousand: events, an import. One
   * step in a turn of the event loop, and none while somebody waits for an answer, or after a fiftieth of a second all the same.
   */
  step(): Promise<void>;
};

/** Lets work in the background step aside for people: both are done in one thread, and may share one data file. */
export function createCallsUnderWay(): CallsUnderWay {
  let underWay = 0;
  let ofPeople = 0;
  let hasFront = false;
  let lastEnded = Number.NEGATIVE_INFINITY;
  let sliceEnds = Number.NEGATIVE_INFINITY;
  let quieted: Promise<void> = Promise.resolve();
  let steps: Promise<void> = Promise.resolve();

  async function untilQuiet(): Promise<void> {
    // One turn later, so that the calls of the step before have begun and are counted.
    if (performance.now() < sliceEnds) return nextTurn();
    const latest = performance.now() + longestMs;
    const isQuiet = () => underWay === 0 && performance.now() - lastEnded >= restMs;
    while (!isQuiet() && performance.now() < latest) await sleep(lookMs);
    sliceEnds = performance.now() + sliceMs;
  }

  async function untilNextStep(): Promise<void> {
    await nextTurn();
    const latest = performance.now() + longestStepMs;
    const somebodyWaits = () => (hasFront ? ofPeople : underWay) > 0;
    while (somebodyWaits() && performance.now() < latest) await sleep(stepLookMs);
  }

  return {
    watch(http, isFront = false) {
      hasFront ||= isFront;
      http.addHook('onRequest', (request, reply, done) => {
        if (request.routeOptions.config.endless) return done();
        underWay += 1;
        if (isFront) ofPeople += 1;
        reply.raw.once('close', () => {
          underWay -= 1;
          if (isFront) ofPeople -= 1;
          lastEnded = performance.now();
        });
        done();
      });
    },
    quiet: () => (quieted = quieted.then(untilQuiet)),
    step: () => (steps = steps.then(untilNextStep)),
  };
}

/** Shared by all servers of this process, as they share its thread. */
export const callsUnderWay = createCallsUnderWay();
