import type { ScoringPool } from '../scoring-pool.ts';
import { analyse, ready, scoreFit, scoreFits, workOf } from '../scoring-work.ts';

const work = { ready, analyse, scoreFit, scoreFits, workOf };

/** Does the work in this thread, for tests of what is done with it. */
export const workHere = (): ScoringPool => ({
  run: async (name, input) => (work[name] as (given: typeof input) => never)(input),
  async close() {},
});
