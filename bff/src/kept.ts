import type { KeptAnswersLimits } from '@waypost/runtime/keep-answers';

/** How long what many ask for at the same time is taken for known. All of it is the same for everybody. */
export type Kept = Readonly<Record<'searches' | 'drawnPages' | 'lookups', KeptAnswersLimits>>;

export const usuallyKept: Kept = {
  /** Less than the engine takes to show what is new: what many want is asked for some twice a second. Some hundred kilobytes each. */
  searches: { ms: 400, most: 100 },
  /** One that is not as it was is seen soon. Some hundred kilobytes each. */
  drawnPages: { ms: 2_000, most: 50 },
  /** What many type is asked for once, and what is new is found in the next moment. Some kilobytes each. */
  lookups: { ms: 1_000, most: 500 },
};
