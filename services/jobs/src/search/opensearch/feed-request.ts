import type { SearchTier } from '@waypost/contracts/calls/jobs';
import type { Clause } from '../filters/filter.ts';
import type { JobSearchRequest } from '../job-search.ts';
import { recencyBoost, recencyHalfLifeDays, recencyOrigin } from '../recency.ts';
import type { KeywordClause, ParsedKeyword } from '../words/keyword/text-query.ts';
import { allOf } from './feed-facets.ts';
import { filtersOf, present } from './feed-filters.ts';
import { matching, scoring, titleWeights } from './text-matching.ts';
import { nearestFirst, titleProduct } from './title-product.ts';

/** Posts about the keyword come before those that only mention it, however well their text matches. */
const aboutFirst = 1_000;

const explicitOrders = {
  newest: [{ posted: 'desc' }, { id: 'asc' }],
  pay: [{ pay: { order: 'desc', missing: '_last' } }, { id: 'asc' }],
};

/** A page of the feed and its total, of one tier. */
export function feedRequest(request: JobSearchRequest, parsed: ParsedKeyword, tier: SearchTier, now: Date): Clause {
  const { clauses, telling } = parsed;
  const sort = request.sort ?? 'relevance';
  const byRelevance = sort === 'relevance' && telling && request.near === undefined;
  const found = foundOf(request, parsed, tier, now);
  const order = sort === 'relevance' ? 'newest' : sort;
  const usual = byRelevance ? scored(found, clauses, tier, now) : found;
  const usualOrder = byRelevance ? [{ _score: 'desc' }, { id: 'asc' }] : explicitOrders[order];
  return {
    query: request.near ? titleProduct(found, request.near) : usual,
    sort: [...chosenFirst(request.first), ...(request.near ? nearestFirst : usualOrder)],
    from: (request.page - 1) * request.limit,
    size: request.limit,
    track_total_hits: true,
  };
}

/** One script for all requests, which the engine compiles once. */
const chosenFirst = (first: readonly string[] = []): Clause[] =>
  first.length === 0
    ? []
    : [
        {
          _script: {
            type: 'number',
            order: 'asc',
            script: {
              source: "params.places.getOrDefault(doc['id'].value, params.after)",
              params: { places: Object.fromEntries(first.map((id, place) => [id, place])), after: first.length },
            },
          },
        },
      ];

/** What a page of a tier lists, in whichever order. */
export const foundOf = (request: JobSearchRequest, { clauses }: ParsedKeyword, tier: SearchTier, now: Date): Clause =>
  allOf([...candidatesOf(request, clauses, tier), ...filtersOf(request, now).values()]);

/** How many posts a tier has, whatever the filters. */
export const withoutFilters = (request: JobSearchRequest, { clauses }: ParsedKeyword, tier: SearchTier): Clause => ({
  query: allOf(candidatesOf(request, clauses, tier)),
});

/** How many posts there would be without the keyword. */
export const withoutKeyword = (request: JobSearchRequest, now: Date): Clause => ({
  query: allOf([...candidatesOf(request, [], 'text'), ...filtersOf(request, now).values()]),
});

/** What a post has to have besides what it is filtered by, which facets count without. */
export function candidatesOf(
  { created_by }: Pick<JobSearchRequest, 'created_by'>,
  clauses: readonly KeywordClause[],
  tier: SearchTier,
): Clause[] {
  const owned = created_by ? [present, { term: { created_by } }] : [present];
  return [...owned, ...clauses.map((clause) => inTier(clause, tier))];
}

const inTier = ({ query, about }: KeywordClause, tier: SearchTier): Clause =>
  tier === 'about' ? matching(about, 'about') : matching(query, 'anywhere');

function scored(candidates: Clause, clauses: readonly KeywordClause[], tier: SearchTier, now: Date): Clause {
  const newer = { posted: { origin: recencyOrigin(now), scale: `${recencyHalfLifeDays}d`, decay: 0.5 } };
  const about = { filter: allOf(clauses.map((clause) => inTier(clause, 'about'))), weight: aboutFirst };
  const matched = { bool: { filter: [candidates], should: scoring(clauses) } };
  const titled = weighed(matched, [{ weight: 1 }, ...titleWeights(clauses), ...(tier === 'text' ? [about] : [])]);
  return weighed(titled, [{ weight: 1 }, { weight: recencyBoost, exp: newer }]);
}

const weighed = (query: Clause, functions: readonly Clause[]): Clause => ({
  function_score: { query, functions, score_mode: 'sum', boost_mode: 'multiply' },
});
