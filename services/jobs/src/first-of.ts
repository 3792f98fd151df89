/** An order of numbers. Where one column decides first, `most` has it: the number with the higher value comes before. */
export type Before = ((a: number, b: number) => number) & { most?: Float64Array };

/**
 * The first so many of some numbers in an order, sorted; the others are left unsorted, so that a page of a long list costs
 * little more than one look at each of them.
 */
export function firstOf(numbers: Uint32Array, count: number, order: Before): number[] {
  if (count <= 0) return [];
  if (numbers.length <= count) return Array.from(numbers.toSorted(order));
  const kept = Array.from(numbers.subarray(0, count).toSorted((a, b) => order(b, a)));
  // The last of those that are kept stands on top of a heap, which a list sorted that way is.
  const { most } = order;
  for (let at = count; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    const last = kept[0] ?? 0;
    // Nearly all of a long list come after it.
    if (most && most[number]! < most[last]!) continue;
    if (order(number, last) < 0) replaceTop(kept, number, order);
  }
  return kept.toSorted(order);
}

function replaceTop(heap: number[], number: number, order: Before) {
  let place = 0;
  for (;;) {
    let later = 2 * place + 1;
    if (later >= heap.length) break;
    const other = later + 1;
    if (other < heap.length && order(heap[other] ?? 0, heap[later] ?? 0) > 0) later = other;
    const below = heap[later] ?? 0;
    if (order(below, number) <= 0) break;
    heap[place] = below;
    place = later;
  }
  heap[place] = number;
}
