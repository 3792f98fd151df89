import type { KeptAnswersLimits } from '@waypost/runtime/keep-answers';

/** What many ask for at the same time, and how long it is taken for known. All of it is the same for everybody, and its length is up to people. */
export type Kept = Readonly<Record<'searches' | 'drawnPages' | 'lookups', KeptAnswersLimits>>;

export const usuallyKept: Kept = {
  /** Less than the engine takes to show what is new: what many want is asked for some twice a second. Some ten kilobytes each, packed. */
  searches: { ms: 400, bytes: 8_000_000 },
  /** One that is not as it was is seen soon. Some hundred kilobytes each. */
  drawnPages: { ms: 2_000, bytes: 8_000_000 },
  /** What many type is asked for once, and what is new is found in the next moment. Some kilobytes each. */
  lookups: { ms: 1_000, bytes: 4_000_000 },
};
