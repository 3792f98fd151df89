import { quantile } from '../measurement.ts';

export type Timed = {
  what: string;
  count: number;
  failed: number;
  /** What the failed ones said, each sentence once. */
  reasons: string[];
  p50: number;
  p99: number;
  most: number;
};

export type Timings = {
  /** Runs something and keeps how long it took. What fails counts as failed, and for as long as it took to fail. */
  time<T>(what: string, run: () => Promise<T>): Promise<T>;
  /** Milliseconds by kind of call, in the order in which kinds came up. What still waits for an answer counts as failed. */
  summary(): Timed[];
};

export function keepTimings(): Timings {
  const kept = new Map<string, { took: number[]; failed: number; reasons: Set<string>; waiting: Set<number> }>();
  return {
    async time(what, run) {
      const began = performance.now();
      const times = kept.get(what) ?? { took: [], failed: 0, reasons: new Set<string>(), waiting: new Set<number>() };
      kept.set(what, times);
      times.waiting.add(began);
      try {
        return await run();
      } catch (error) {
        times.failed += 1;
        times.reasons.add(error instanceof Error ? error.message : String(error));
        throw error;
      } finally {
        times.waiting.delete(began);
        times.took.push(performance.now() - began);
      }
    },
    summary: () =>
      [...kept].map(([what, { took, failed, reasons, waiting }]) => {
        const all = [...took, ...[...waiting].map((began) => performance.now() - began)];
        return {
          what,
          count: all.length,
          failed: failed + waiting.size,
          reasons: [...reasons, ...(waiting.size > 0 ? ['no answer until the end'] : [])],
          p50: quantile(all, 0.5),
          p99: quantile(all, 0.99),
          most: Math.max(...all),
        };
      }),
  };
}
