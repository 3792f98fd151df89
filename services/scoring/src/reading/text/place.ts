/** A stretch of a text: `start` inclusive, `end` exclusive, in characters. */
export type Place = { start: number; end: number };
