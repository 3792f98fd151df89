/** A piece of text on a page: its left end and baseline in points from the upper left corner. */
export type PageRun = { text: string; x: number; y: number; width: number; size: number };
