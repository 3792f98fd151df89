/** Like `Promise.all` over a map, with at most `atOnce` under way. The first failure stops it. */
export async function mapSome<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of queue) results[index] = await work(item, index);
    }),
  );
  return results;
}
