import type { PostColumns } from './post-columns.ts';

/** Of rows. */
export type Order = (a: number, b: number) => number;

const byId =
  ({ idOf }: PostColumns): Order =>
  (a, b) =>
    idOf(a) < idOf(b) ? -1 : 1;

/** The highest number first. */
export function byMost(columns: PostColumns, numbers: Float64Array): Order {
  const alike = byId(columns);
  return (a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0) || alike(a, b);
}
export const byNewest = (columns: PostColumns): Order => byMost(columns, columns.numbers.posted);
export const byPay = (columns: PostColumns): Order => byMost(columns, columns.numbers.pay);
