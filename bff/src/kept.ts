import type { KeptAnswersLimits } from '@waypost/runtime/keep-answers';

/**
 * Answers that many ask for at the same time, and for how long one is used again. They are the same for everybody; as they may be as
 * long as people write, what is kept is bounded in bytes.
 */
export type Kept = Readonly<Record<'searches' | 'drawnPages' | 'lookups', KeptAnswersLimits>>;

export const usuallyKept: Kept = {
  /** Shorter than the engine takes to show a new post. Some ten kilobytes each, packed. */
  searches: { ms: 400, bytes: 8_000_000 },
  /** Short, so that a change is seen soon. Some hundred kilobytes each. */
  drawnPages: { ms: 2_000, bytes: 8_000_000 },
  /** What many type at the same time is asked for once. Some kilobytes each. */
  lookups: { ms: 1_000, bytes: 4_000_000 },
};
