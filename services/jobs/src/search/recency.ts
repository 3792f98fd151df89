/** Half as much more for a post of this moment, and half of that after thirty days. */
export const recencyBoost = 0.5;
export const recencyHalfLifeDays = 30;

const hour = 3_600_000;

/**
 * From when the age of a post counts: the end of the present hour, so that posts keep their order from one page of a
 * search to the next, however close their scores are. @returns milliseconds since 1970.
 */
export const recencyOrigin = (now: Date): number => Math.ceil(now.getTime() / hour) * hour;
