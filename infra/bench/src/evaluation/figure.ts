/** What was measured over labelled data. Higher is better. */
export interface Figure {
  name: string;
  /** 0 to 1, or not a number where the data holds nothing to measure: that misses the floor. */
  value: number;
  /** What `value` has to reach. */
  floor: number;
  /** The same, measured in the same way, of what one would do at the plainest. */
  baselines: Readonly<Record<string, number>>;
  /** How many judged things the value is of. */
  of: number;
}

/** Measures over the folder of labelled data. Throws where a file that it needs is missing. */
export type Evaluation = (data: string) => Promise<Figure[]>;

export const holds = ({ value, floor }: Figure) => value >= floor;
