/** Gives each thing a number from 0; one that is free again is given to the next. */
export function createPlaces<One>() {
  const known: (One | undefined)[] = [];
  const free: number[] = [];
  return {
    known,
    add(one: One): number {
      const place = free.pop() ?? known.length;
      known[place] = one;
      return place;
    },
    remove(place: number) {
      known[place] = undefined;
      free.push(place);
    },
  };
}
