import type { Term } from '../filters/filter.ts';
import { termFacets, type TermFacet } from '../filters/filters.ts';

/** Gives every term of every facet a number, so that filtering and counting compare and index by number. */
export type TermTable = {
  numberOf(facet: TermFacet, term: Term): number;
  find(facet: TermFacet, value: string): number | undefined;
  /** The label is the first spelling in code point order, whichever post came first. */
  term(number: number): Term;
  /** A value that no post may have any more; its label is then the value itself. */
  named(facet: TermFacet, value: string): Term;
  /** The numbers of a facet's terms. */
  numbersOf(facet: TermFacet): readonly number[];
  /** One more than the highest number. */
  size(): number;
};

export function createTermTable(): TermTable {
  const byValue = perFacet(() => new Map<string, number>());
  const numbers = perFacet((): number[] => []);
  const terms: Term[] = [];

  function termAt(number: number): Term {
    const term = terms[number];
    if (!term) throw new Error(`No term ${number}`);
    return term;
  }

  return {
    numberOf(facet, { value, label }) {
      const known = byValue[facet].get(value);
      if (known === undefined) {
        const number = terms.push({ value, label }) - 1;
        byValue[facet].set(value, number);
        numbers[facet].push(number);
        return number;
      }
      if (label < termAt(known).label) terms[known] = { value, label };
      return known;
    },
    find: (facet, value) => byValue[facet].get(value),
    term: termAt,
    named: (facet, value) => {
      const known = byValue[facet].get(value);
      return known === undefined ? { value, label: value } : termAt(known);
    },
    numbersOf: (facet) => numbers[facet],
    size: () => terms.length,
  };
}

const perFacet = <T>(make: () => T) =>
  Object.fromEntries(termFacets.map((facet) => [facet, make()])) as Record<TermFacet, T>;
