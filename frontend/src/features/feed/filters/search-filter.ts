import type { Input } from '../../../api/call.ts';

export type SearchQuery = Input<'searchJobPosts'>['querystring'];

/** Names for what a search knows by id or by a folded word. */
export type SearchNames = {
  city: (id: string) => string;
  country: (code: string) => string;
  company: (id: string) => string;
  skill: (value: string) => string;
};

/** Something that is set, and what a search is without it. */
export type FilterChip<Part> = { id: string; label: string; without: Partial<Part> };

/** How the panel shows what is offered, and what choosing there sets. */
type Facet<Held, Part> = {
  label: string;
  /** Without it a facet is open where something of it is chosen. */
  isOpenAtFirst?: boolean;
} & (
  | { chosen: 'many'; values: (held: Held) => readonly string[]; choose: (values: string[]) => Partial<Part> }
  | {
      chosen: 'one';
      value: (held: Held) => string | undefined;
      choose: (value: string | undefined) => Partial<Part>;
      /** What choosing nothing is called. */
      any: string;
      /** What is asked, where the label alone does not say it. */
      question?: string;
      /** Words for values that are not said as they are. */
      names?: Readonly<Record<string, string>>;
    }
);

/** A filter of the search: what a search holds of it, in the URL, in the panel and as chips. */
export type SearchFilter<Held, Part = Held> = {
  empty: Part;
  /** What means nothing is left out. */
  read: (params: URLSearchParams) => Part;
  /** The same for the page's URL and for the call. */
  write: (held: Held) => SearchQuery;
  /** How many are set, each value of a list counted. */
  count: (held: Held) => number;
  cleared: Partial<Part>;
  chips: (held: Held, names: SearchNames) => FilterChip<Part>[];
  facet: Facet<Held, Part>;
};

/** What a filter of several values may hold. */
export const longestList = 50;

export const joined = (list: readonly string[]) => (list.length > 0 ? list.join(',') : undefined);

export const without = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.filter((other) => other !== value);

export const wholeOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));
