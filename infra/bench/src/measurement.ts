/** What a bench found, beside what the same engines do at their plainest, in the same minutes and on the same machine. */
export type Measurement = {
  what: string;
  measured: number;
  /** Undefined where nothing is there to compare with. */
  baseline: number | undefined;
  /** Measured divided by baseline; where they were taken in turns, the median over the turns. */
  ratio: number | undefined;
  unit: string;
  /** The same by the clock, where `measured` is processor time: what else the machine does is in it. */
  wall?: number;
  limit?: { of: 'ratio' | 'measured'; least?: number; most?: number };
};

/** @param slack by which factor a limit may be missed. @returns undefined where nothing is asked of it. */
export function holds({ measured, ratio, limit }: Measurement, slack = 1): boolean | undefined {
  if (!limit) return undefined;
  const value = limit.of === 'ratio' ? ratio : measured;
  return (
    value !== undefined && value >= (limit.least ?? -Infinity) / slack && value <= (limit.most ?? Infinity) * slack
  );
}

/** The smallest value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
