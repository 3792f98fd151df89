import type { Before } from '../../first-of.ts';
import type { PostColumns } from './post-columns.ts';

/** An order of rows. */
export type Order = Before;

const byId =
  ({ idOf }: PostColumns): Order =>
  (a, b) =>
    idOf(a) < idOf(b) ? -1 : 1;

/** The highest number first. */
export function byMost(columns: PostColumns, numbers: Float64Array): Order {
  const alike = byId(columns);
  const order = (a: number, b: number) => (numbers[b] ?? 0) - (numbers[a] ?? 0) || alike(a, b);
  return Object.assign(order, { most: numbers });
}
export const byNewest = (columns: PostColumns): Order => byMost(columns, columns.numbers.posted);
export const byPay = (columns: PostColumns): Order => byMost(columns, columns.numbers.pay);
