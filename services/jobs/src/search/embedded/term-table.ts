import type { Term } from '../filters/filter.ts';
import { termFacets, type TermFacet } from '../filters/filters.ts';
import { grown } from './number-lists.ts';
import { createPlaces } from './places.ts';

/** Gives every term that a post has a number, so that filtering and counting compare and index by number. */
export type TermTable = {
  /** One more post has the term. @returns its number, and then that of the spelling, where it is another one than came first. */
  take(facet: TermFacet, term: Term): readonly number[];
  /** One post less has what this number stands for, which is forgotten with the last. */
  leave(number: number): void;
  find(facet: TermFacet, value: string): number | undefined;
  valueOf(number: number): string;
  /** The label is the first spelling in code point order that a post has, whichever post came first. */
  term(number: number): Term;
  /** A value that no post may have; its label is then the value itself. */
  named(facet: TermFacet, value: string): Term;
  /** The numbers of a facet's terms. */
  numbersOf(facet: TermFacet): readonly number[];
  /** How many posts have each, by number. */
  counts(): Uint32Array;
  /** One more than the highest number. */
  size(): number;
};

/** Its place is that among the terms of its facet; `others` are the numbers of its other spellings. */
type KnownTerm = Term & { facet: TermFacet; place: number; others?: Map<string, number> };
type Spelling = { of: KnownTerm; label: string };

export function createTermTable(): TermTable {
  const { known, add, remove } = createPlaces<KnownTerm | Spelling>();
  const byFacet = perFacet(() => ({ byValue: new Map<string, number>(), numbers: [] as number[] }));
  let counts = new Uint32Array(64);

  function termAt(number: number): KnownTerm {
    const term = known[number];
    if (term === undefined || 'of' in term) throw new Error(`No term ${number}`);
    return term;
  }

  function addTerm(facet: TermFacet, { value, label }: Term): number {
    const { byValue, numbers } = byFacet[facet];
    const number = add({ facet, value, label, place: numbers.length });
    numbers.push(number);
    byValue.set(value, number);
    return number;
  }

  function removeTerm({ facet, value, place }: KnownTerm) {
    const { byValue, numbers } = byFacet[facet];
    byValue.delete(value);
    const last = numbers.pop();
    if (last === undefined || place === numbers.length) return;
    numbers[place] = last;
    termAt(last).place = place;
  }

  function addSpelling(of: KnownTerm, label: string): number {
    const number = add({ of, label });
    (of.others ??= new Map()).set(label, number);
    return number;
  }

  function count(number: number): number {
    counts = grown(counts, number);
    counts[number]!++;
    return number;
  }

  const term = (number: number): Term => ({
    value: termAt(number).value,
    label: labelOf(termAt(number), number, counts),
  });

  return {
    take(facet, { value, label }) {
      const number = count(byFacet[facet].byValue.get(value) ?? addTerm(facet, { value, label }));
      const of = termAt(number);
      return of.label === label ? [number] : [number, count(of.others?.get(label) ?? addSpelling(of, label))];
    },

    leave(number) {
      counts[number]!--;
      const one = known[number];
      if (counts[number]! > 0 || one === undefined) return;
      if ('of' in one) one.of.others?.delete(one.label);
      else removeTerm(one);
      remove(number);
    },

    find: (facet, value) => byFacet[facet].byValue.get(value),
    valueOf: (number) => termAt(number).value,
    term,
    named(facet, value) {
      const number = byFacet[facet].byValue.get(value);
      return number === undefined ? { value, label: value } : term(number);
    },
    numbersOf: (facet) => byFacet[facet].numbers,
    counts: () => counts,
    size: () => known.length,
  };
}

/** The spelling that came first is had by as many posts as have the term and no other spelling. */
function labelOf({ label, others }: KnownTerm, number: number, counts: Uint32Array): string {
  if (others === undefined || others.size === 0) return label;
  let otherwise = 0;
  for (const spelling of others.values()) otherwise += counts[spelling]!;
  const had = otherwise < counts[number]! ? [label, ...others.keys()] : [...others.keys()];
  return had.reduce((first, other) => (other < first ? other : first));
}

const perFacet = <T>(make: () => T) =>
  Object.fromEntries(termFacets.map((facet) => [facet, make()])) as Record<TermFacet, T>;
