import type { BenchConfig } from './config.ts';
import type { Measurement } from './measurement.ts';

/** How many posts there are, where that can be said. */
export type BenchOptions = { posts?: number };

/** @param config where the engines are, for those that need some. @param tell is told how far it is. */
export type Bench = (
  config: () => BenchConfig,
  tell: (sentence: string) => void,
  options?: BenchOptions,
) => Promise<Measurement[]>;
