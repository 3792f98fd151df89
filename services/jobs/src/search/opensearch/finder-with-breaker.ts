import { errors } from '@opensearch-project/opensearch';
import CircuitBreaker from 'opossum';
import type { JobFinder } from '../job-search.ts';
import { searchUnavailable } from './open-search-client.ts';

const breaker = {
  // The client of the engine has deadlines of its own.
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 10_000,
  resetTimeout: 2_000,
  // An engine that answers, whatever it says, is asked again.
  errorFilter: (error: unknown) => !isSilence(error),
} as const satisfies CircuitBreaker.Options;

const silences = [errors.TimeoutError, errors.ConnectionError, errors.NoLivingConnectionsError];
const isSilence = (error: unknown) =>
  error instanceof Error && silences.some((silence) => error.cause instanceof silence);

/**
 * Refuses at once while the engine says nothing at all: else everybody who searches waits for its deadlines, and those
 * who wait keep the others waiting. One call every two seconds finds out whether it is back.
 */
export function finderWithBreaker(finder: JobFinder): JobFinder {
  const circuit = new CircuitBreaker((call: () => Promise<unknown>) => call(), breaker);
  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    try {
      return (await circuit.fire(call)) as T;
    } catch (error) {
      throw CircuitBreaker.isOurError(error as Error) ? searchUnavailable(error) : error;
    }
  }
  return {
    search: (request, now) => guarded(() => finder.search(request, now)),
    suggest: (text, page) => guarded(() => finder.suggest(text, page)),
    uses: (facet) => guarded(() => finder.uses(facet)),
    count: () => guarded(() => finder.count()),
  };
}
