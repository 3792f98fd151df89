import { setTimeout } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { facetNames } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { keepFor } from '@waypost/runtime/keep-for';
import { companyOf } from '../company-of.ts';
import type { Clause } from '../filters/filter.ts';
import {
  asksForOthers,
  type Droppable,
  type JobFinder,
  type JobSearchPage,
  type JobSearchRequest,
  type Loosening,
  type SuggestedPost,
  type UsedFacet,
} from '../job-search.ts';
import { looseningsOf, looseningsToParts } from '../loosenings.ts';
import { endOfMinute } from '../recency.ts';
import { enoughAbout } from '../words/alike-titles.ts';
import { markedPosts } from '../words/highlight.ts';
import { shorterKeywords } from '../words/keyword/keyword-parts.ts';
import type { ParsedKeyword } from '../words/keyword/text-query.ts';
import { startsOf } from '../words/word-starts.ts';
import { alikePosts } from './alike-posts.ts';
import { type Answer, askingFeed, type Counting, counterOf, foundIn, type StoredPost } from './asking-feed.ts';
import { countParts } from './count-parts.ts';
import { readFacets, valuesOfLabels } from './feed-facets.ts';
import { present } from './feed-filters.ts';
import { withoutFilters, withoutKeyword } from './feed-request.ts';
import { findMeant, total } from './find-meant.ts';
import { ask, runSearch } from './open-search-client.ts';

/** How long a page that is there waits for its counts where they may come later, as a share of what it took itself: nobody notices. */
const countsAwaited = 0.1;

/** How long the uses of cities, companies and skills are taken for known: to count them all is dear, and everybody may ask. */
const usesKeptMs = 1_000;

/** The values of a facet that `uses` knows: the engine does not give out more at a time. */
const mostUses = 10_000;

/**
 * The reading half of job search on OpenSearch.
 * @param serving the name of the index to ask, at each call, because another one may take its place.
 */
export function readOpenSearch(client: Client, serving: () => Promise<string>, counts: Counting): JobFinder {
  async function search(request: JobSearchRequest, asOf: Date): Promise<JobSearchPage> {
    const place = { client, index: await serving() };
    const now = endOfMinute(asOf);
    const keyword = request.keyword ?? '';
    const read = (body: Clause) => runSearch<StoredPost>(client, place.index, body, `feed ${keyword}`);
    const feed = askingFeed(read, counterOf(read, place.index, request, counts), request, now);

    const { parsed, suggestion, narrow, answer } = await findMeant(place, request, feed);
    const page = { ...(await pageOf(answer, request, parsed)), ...(suggestion !== undefined && { suggestion }) };
    const about = parsed.clauses.length > 0 ? foundIn(answer, 'about') : 0;
    const meant = { ...request, keyword: suggestion ?? keyword };
    const listed = { clauses: parsed.clauses, tier: page.tier ?? 'text' };
    const beside = asksForOthers(request) && about < enoughAbout ? await alikePosts(place, meant, listed, now) : {};
    if (page.total > 0) return { ...page, ...beside };
    const keywordless = parsed.clauses.length > 0 ? await total(place, withoutKeyword(request, now)) : 0;
    // What some of the words find is found without any, too.
    const parts = asksForOthers(request) && keywordless > 0 ? shorterKeywords(parsed.clauses) : [];
    const toParts = looseningsToParts(parts, await countParts(place, request, parts, now));
    const singly = [...toParts, ...(await loosen([narrow, answer], request, keywordless))];
    if (singly.length > 0) return { ...page, ...beside, loosenings: singly };
    const left =
      (await total(place, withoutFilters(request, parsed, request.in ?? 'about'))) ||
      (await total(place, withoutFilters(request, parsed, 'text')));
    return { ...page, ...beside, loosenings: looseningsOf(new Map([['filters', left]])) };
  }

  const countUses = (facet: UsedFacet) =>
    ask(async () => {
      const labels = { terms: { field: `labels.${facet}`, size: mostUses } };
      const query = facet === 'city' ? { term: { 'terms.status': 'Open' } } : present;
      const { aggregations } = await runSearch(client, await serving(), { size: 0, query, aggs: { labels } });
      return valuesOfLabels(aggregations?.['labels']?.buckets ?? []);
    });
  const knownUses = {
    city: keepFor(usesKeptMs, () => countUses('city')),
    company: keepFor(usesKeptMs, () => countUses('company')),
    skills: keepFor(usesKeptMs, () => countUses('skills')),
  };

  return {
    search: (request, now) => ask(() => search(request, now)),

    suggest: (text, { page, limit }) =>
      ask(async () => {
        const typed = startsOf(text).map((word) => ({ term: { beginnings: word } }));
        const { hits } = await runSearch<StoredPost>(client, await serving(), {
          query: { bool: { filter: [present, ...typed] } },
          sort: [{ 'terms.status': 'desc' }, { posted: 'desc' }, { id: 'asc' }],
          from: (page - 1) * limit,
          size: limit,
          track_total_hits: false,
          _source: ['_id', 'title', 'status', 'company_name', 'custom_company'].map((field) => `post.${field}`),
        });
        return hits.hits.map(({ _source: { post } }) => suggested(post));
      }),

    uses: (facet) => knownUses[facet](),

    count: () => ask(async () => total({ client, index: await serving() }, { query: present })),
  };
}

const suggested = ({ _id, title, status, ...post }: JobPost): SuggestedPost => ({
  _id,
  title,
  company: companyOf(post),
  status,
});

const noCounts = (): JobSearchPage['facets'] =>
  Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as JobSearchPage['facets'];

/** What a page without posts offers instead is made of its counts, so that it waits for them. */
async function facetsOf(
  { hits, took, counted, at }: Answer,
  request: JobSearchRequest,
): Promise<Pick<JobSearchPage, 'facets' | 'counts'>> {
  const mayComeLater = request.counts === 'later' && hits.total.value > 0;
  const counts = await (mayComeLater ? Promise.race([counted, setTimeout(countsAwaited * took)]) : counted);
  if (counts === undefined) return { facets: noCounts(), counts: 'pending' };
  return { facets: readFacets(counts, request, at).facets };
}

async function pageOf(answer: Answer, request: JobSearchRequest, { clauses }: ParsedKeyword): Promise<JobSearchPage> {
  const about = foundIn(answer, 'about');
  const posts = answer.hits.hits.map(({ _source: { post } }) => post);
  return {
    jobs: await markedPosts(posts, clauses, request),
    total: answer.hits.total.value,
    ...(clauses.length > 0 && {
      tier: request.in === 'text' || about === 0 ? 'text' : 'about',
      // What was counted lately may be behind the page.
      mentions: Math.max(0, foundIn(answer, 'text') - about),
    }),
    ...(await facetsOf(answer, request)),
  };
}

/** Each as the page would count that came of it: of the first of these answers that has any. */
async function loosen(
  answers: readonly Answer[],
  request: JobSearchRequest,
  keywordless: number,
): Promise<Loosening[]> {
  const counts = new Map<Droppable, number>([['keyword', keywordless]]);
  for (const { counted, at } of answers.toReversed()) {
    const { withoutOwn } = readFacets(await counted, request, at);
    for (const [facet, count] of withoutOwn) if (count > 0) counts.set(facet, count);
  }
  return looseningsOf(counts);
}
