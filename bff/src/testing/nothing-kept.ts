import type { Kept } from '../kept.ts';

const nothing = { ms: 0, most: 1 };

/** Each question is asked for itself. */
export const nothingKept: Kept = { searches: nothing, drawnPages: nothing, lookups: nothing };
