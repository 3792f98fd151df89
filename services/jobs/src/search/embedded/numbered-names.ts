import { createPlaces } from './places.ts';

/** Numbers for names, each for as long as something has it. */
export type NumberedNames = {
  /** One more has the name. */
  take(name: string): number;
  /** One less has the name of this number. */
  leave(number: number): void;
  find(name: string): number | undefined;
  /** One more than the highest number. */
  size(): number;
};

type Told = (number: number, name: string) => void;

/** @param told of each name that is new, and of each that nothing has any more. */
export function createNumberedNames(told: { came?: Told; went?: Told } = {}): NumberedNames {
  const names = createPlaces<string>();
  const numbers = new Map<string, number>();
  const uses: number[] = [];

  function add(name: string): number {
    const number = names.add(name);
    numbers.set(name, number);
    uses[number] = 0;
    told.came?.(number, name);
    return number;
  }

  return {
    take(name) {
      const number = numbers.get(name) ?? add(name);
      uses[number]!++;
      return number;
    },

    leave(number) {
      uses[number]!--;
      const name = names.known[number];
      if (uses[number]! > 0 || name === undefined) return;
      numbers.delete(name);
      names.remove(number);
      told.went?.(number, name);
    },

    find: (name) => numbers.get(name),
    size: () => names.known.length,
  };
}
