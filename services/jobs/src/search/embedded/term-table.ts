import type { Facts } from '../filters/facts.ts';
import type { Term } from '../filters/filter.ts';
import { termFacets, type TermFacet } from '../filters/filters.ts';

/** Facts whose terms are numbers of a table, so that filtering and counting compare and index by number. */
export type NumberedFacts = Omit<Facts, 'terms'> & { terms: Readonly<Record<TermFacet, readonly number[]>> };

export type TermTable = {
  numbered(facts: Facts): NumberedFacts;
  find(facet: TermFacet, value: string): number | undefined;
  /** The label is the first spelling in code point order, whichever post came first. */
  term(facet: TermFacet, number: number): Term;
  /** A value that no post may have any more; its label is then the value itself. */
  named(facet: TermFacet, value: string): Term;
  size(facet: TermFacet): number;
};

export function createTermTable(): TermTable {
  const numbers = perFacet(() => new Map<string, number>());
  const terms = perFacet((): Term[] => []);

  function numberOf(facet: TermFacet, { value, label }: Term): number {
    const known = numbers[facet].get(value);
    if (known === undefined) {
      numbers[facet].set(value, terms[facet].length);
      return terms[facet].push({ value, label }) - 1;
    }
    if (label < termAt(facet, known).label) terms[facet][known] = { value, label };
    return known;
  }

  function termAt(facet: TermFacet, number: number): Term {
    const term = terms[facet][number];
    if (!term) throw new Error(`No term ${number} in ${facet}`);
    return term;
  }

  return {
    numbered: (facts) => ({
      ...facts,
      terms: perFacet((facet) => facts.terms[facet].map((term) => numberOf(facet, term))),
    }),
    find: (facet, value) => numbers[facet].get(value),
    term: termAt,
    named: (facet, value) => {
      const known = numbers[facet].get(value);
      return known === undefined ? { value, label: value } : termAt(facet, known);
    },
    size: (facet) => terms[facet].length,
  };
}

const perFacet = <T>(make: (facet: TermFacet) => T) =>
  Object.fromEntries(termFacets.map((facet) => [facet, make(facet)])) as Record<TermFacet, T>;
