import { errors } from '@opensearch-project/opensearch';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { JobFinder } from '../job-search.ts';
import { searchUnavailable } from './open-search-client.ts';

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
  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await breaker.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? searchUnavailable(error) : error;
    }
  }
  return {
    search: (request, now) => guarded(() => finder.search(request, now)),
    suggest: (text, page) => guarded(() => finder.suggest(text, page)),
    uses: (facet) => guarded(() => finder.uses(facet)),
    count: () => guarded(() => finder.count()),
  };
}
