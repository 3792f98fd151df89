import type { Kept } from '../kept.ts';

const nothing = { bytes: 1 };

/** Each question is asked for itself. */
export const nothingKept: Kept = { searches: nothing, drawnPages: nothing, lookups: nothing };
