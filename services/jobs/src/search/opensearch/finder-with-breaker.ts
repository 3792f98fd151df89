import { errors } from '@opensearch-project/opensearch';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { guardedFinder, searchUnavailable } from '../guarded-finder.ts';
import type { JobFinder } from '../job-search.ts';

const silences = [errors.TimeoutError, errors.ConnectionError, errors.NoLivingConnectionsError];
const isSilence = (error: unknown) =>
  error instanceof Error && silences.some((silence) => error.cause instanceof silence);

/**
 * Refuses at once while the engine says nothing at all: else everybody who searches waits for its deadlines, and those
 * who wait keep the others waiting. After two seconds one call finds out whether it is back.
 */
export function finderWithBreaker(finder: JobFinder): JobFinder {
  // One call is enough, since it has asked twice; an engine that answers, whatever it says, is asked again.
  const breaker = circuitBreaker(handleWhen(isSilence), { halfOpenAfter: 2_000, breaker: new ConsecutiveBreaker(1) });
  return guardedFinder(finder, async (call) => {
    try {
      return await breaker.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? searchUnavailable(error) : error;
    }
  });
}
