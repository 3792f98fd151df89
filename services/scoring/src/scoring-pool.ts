import { createWorkPool, type WorkPool } from '@waypost/runtime/work-pool/work-pool';

export type ScoringPool = WorkPool<typeof import('./scoring-work.ts')>;

/** Analyses and scores in a thread of their own: the longest texts that there may be take a fraction of this time. */
export const openScoringPool = (): ScoringPool =>
  createWorkPool({ file: new URL('./scoring-work.ts', import.meta.url), deadlineMs: 10_000, memoryMb: 192 });
