/** Who has too much waiting: this owner, or all of them together. */
export type Refusal = 'owner-full' | 'full';

export type FairQueue<Item> = {
  /** Undefined when the item was added; otherwise why it was not. */
  add(owner: string, item: Item): Refusal | undefined;
  /** The oldest item of the next owner, round robin; undefined when nothing waits. */
  next(): Item | undefined;
};

/** Waiting items of many owners. However many one of them has, the next one's first item waits for one of each owner at most. */
export function createFairQueue<Item>(most: { ofOne: number; ofAll: number }): FairQueue<Item> {
  /** The first owner is next. */
  const byOwner = new Map<string, Item[]>();
  let size = 0;

  return {
    add(owner, item) {
      const own = byOwner.get(owner) ?? [];
      if (own.length >= most.ofOne) return 'owner-full';
      if (size >= most.ofAll) return 'full';
      own.push(item);
      byOwner.set(owner, own);
      size += 1;
      return undefined;
    },

    next() {
      const [first] = byOwner;
      if (first === undefined) return undefined;
      const [owner, own] = first;
      const item = own.shift();
      byOwner.delete(owner);
      if (own.length > 0) byOwner.set(owner, own);
      size -= 1;
      return item;
    },
  };
}
