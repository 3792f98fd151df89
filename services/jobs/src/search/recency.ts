/** Half as much more for a post of this moment, and half of that after thirty days. */
export const recencyBoost = 0.5;
export const recencyHalfLifeDays = 30;

const minute = 60_000;
const hour = 60 * minute;

/**
 * From when the age of a post counts: the end of the present hour, so that posts keep their order from one page of a
 * search to the next, however close their scores are. @returns milliseconds since 1970.
 */
export const recencyOrigin = (now: Date): number => Math.ceil(now.getTime() / hour) * hour;

/** From when "posted within" counts on an engine that knows a question again by its letters: it has the answer ready for a minute. */
export const endOfMinute = (now: Date): Date => new Date(Math.ceil(now.getTime() / minute) * minute);
