import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JobSearchRequest } from '../job-search.ts';

/** A value that can be chosen, and how it is shown. */
export type Term = { value: string; label: string };

/** A query, a filter or an aggregation in the language of OpenSearch. */
export type Clause = Readonly<Record<string, unknown>>;

/** A number that has to lie between these, both included, or else be unknown where that will do. */
export type Bound<Numbers> = { of: keyof Numbers; least?: number; most?: number; orUnknown?: boolean };

/** What is asked of a post's numbers, once for each engine: both accept the same posts. */
export type Condition<Numbers> = { bounds: readonly Bound<Numbers>[]; clause: Clause };

/** Whether the numbers of one post lie within all of the bounds. */
export const liesWithin = <Numbers extends Record<keyof Numbers, number | null>>(
  bounds: readonly Bound<Numbers>[],
  numbers: Numbers,
): boolean =>
  bounds.every(({ of, least = -Infinity, most = Infinity, orUnknown = false }) => {
    const number = numbers[of];
    return number === null ? orUnknown : least <= number && number <= most;
  });

export type Selection = {
  /** The values that a request has chosen, as the facet shows them. */
  chosen: (request: JobSearchRequest) => readonly string[];
  /** What a search without this filter is called, where that is a way out of an empty result. */
  loosened: string;
};

/** Takes the posts that have any of the chosen terms, and its facet counts the terms that posts have. */
export type TermFilter = Selection & {
  /** The terms that posts may have, where these are more than the chosen ones. */
  taken?: (request: JobSearchRequest) => readonly string[];
  termsOf: (post: JobPost) => readonly Term[];
  /** Whether the values are ids or folded names and so need a label; others speak for themselves. */
  labelled: boolean;
};

/**
 * Takes the posts whose numbers fit, and its facet offers steps. Each counts the posts that choosing it would leave: a step is
 * a point on a line of which every post spans a part, so that all steps are counted at once.
 */
export type StepFilter<Numbers> = Selection & {
  /** What a post is filtered by. */
  numbersOf: (post: JobPost) => Numbers;
  /** How OpenSearch keeps it, in which fields. */
  fields: Readonly<Record<keyof Numbers, object>>;
  /** The numbers (whole) between which a post takes all points, both included; without `from` it takes all below, without a `to` of its own none. */
  span: { from?: keyof Numbers; to: keyof Numbers };
  /** Whether posts without `to` are left, whichever step is chosen. */
  takesUnknown?: (request: JobSearchRequest) => boolean;
  /** Undefined where the request does not narrow by this. */
  asked: (request: JobSearchRequest, now: Date) => Condition<Numbers> | undefined;
  /** Where a step lies; further for a higher step, or for a lower one. */
  pointOf: (step: number, request: JobSearchRequest, now: Date) => number;
  offered: (request: JobSearchRequest) => readonly number[];
  label: (step: number, request: JobSearchRequest) => string;
};

export const oneValue = (value: string | number | undefined): string[] => (value === undefined ? [] : [String(value)]);

/** The term of a value that speaks for itself. */
export const sameTerm = (value: string | undefined): Term[] =>
  oneValue(value).map((text) => ({ value: text, label: text }));

export const distinctTerms = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.value, term])).values(),
];
