import { setTimeout } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { facetNames, type SearchTier } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { KeptAnswers } from '@waypost/runtime/keep-answers';
import { keepFor } from '@waypost/runtime/keep-for';
import { companyOf } from '../company-of.ts';
import type { Clause } from '../filters/filter.ts';
import {
  asksForAlike,
  type FoundPost,
  type JobFinder,
  type JobSearchPage,
  type JobSearchRequest,
  type Loosening,
  type SuggestedPost,
  type UsedFacet,
} from '../job-search.ts';
import { looseningsOf } from '../loosenings.ts';
import { endOfMinute } from '../recency.ts';
import { enoughAbout } from '../words/alike-titles.ts';
import { highlight } from '../words/highlight.ts';
import { parseKeyword, type ParsedKeyword } from '../words/text-query.ts';
import { startsOf } from '../words/word-starts.ts';
import { alikePosts } from './alike-posts.ts';
import {
  countRequests,
  readCounts,
  readFacets,
  valuesOfLabels,
  type CountAnswer,
  type CountRequest,
} from './feed-facets.ts';
import { present } from './feed-filters.ts';
import { candidatesOf, feedRequest, withoutFilters, withoutKeyword } from './feed-request.ts';
import { mended } from './mended-keyword.ts';
import { ask, inside, runSearch, type SearchAnswer } from './open-search-client.ts';

type Stored = { post: JobPost };
/** `at`: the moment that "posted within" is counted from. `took`: ms. */
type Answer = SearchAnswer<Stored> & { took: number; counted: Promise<readonly CountAnswer[]>; at: Date };

/** How long a page that is there waits for its counts where they may come later, as a share of what it took itself: nobody notices. */
const countsAwaited = 0.1;

/** How long the uses of cities, companies and skills are taken for known: to count them all is dear, and everybody may ask. */
const usesKeptMs = 1_000;

/** The values of a facet that `uses` knows: the engine does not give out more at a time. */
const mostUses = 10_000;

export type Counting = {
  /** What is counted over more than one has to be counted in another way. */
  shards: number;
  /** Where counts that many ask for are kept; without it every one is counted anew. */
  kept?: KeptAnswers<CountAnswer>;
};

/**
 * The reading half of job search on OpenSearch.
 * @param serving the name of the index to ask, at each call, because another one may take its place.
 */
export function readOpenSearch(client: Client, serving: () => Promise<string>, counting: Counting): JobFinder {
  async function search(request: JobSearchRequest, asOf: Date): Promise<JobSearchPage> {
    const index = await serving();
    const now = endOfMinute(asOf);
    const keyword = request.keyword ?? '';
    const read = (body: Clause) => runSearch<Stored>(client, index, body, `feed ${keyword}`);
    const feed = askingFeed(read, counterOf(read, index, counting), request, now);

    const asked = request.in ?? 'about';
    let parsed = parseKeyword(keyword);
    let answer = await feed(parsed, asked);
    // A keyword that finds posts has no unknown word: every word must be found.
    const mayBeMended = request.as_typed !== 'true' && parsed.clauses.length > 0;
    const suggestion =
      mayBeMended && inTier(answer, 'text').candidates === 0 ? await mended(client, index, keyword) : undefined;
    if (suggestion !== undefined) {
      parsed = parseKeyword(suggestion);
      answer = await feed(parsed, asked);
    }
    const narrow = answer;
    if (answer.hits.total.value === 0 && inTier(answer, 'text').candidates > 0) answer = await feed(parsed, 'text');
    const page = { ...(await pageOf(answer, request, parsed)), ...(suggestion !== undefined && { suggestion }) };
    const about = inTier(answer, 'about').found;
    const meant = { ...request, keyword: suggestion ?? keyword };
    const listed = { clauses: parsed.clauses, tier: page.tier ?? 'text' };
    const beside =
      asksForAlike(request) && about < enoughAbout ? await alikePosts({ client, index }, meant, listed, now) : {};
    if (page.total > 0) return { ...page, ...beside };
    const keywordless = parsed.clauses.length > 0 ? await total(index, withoutKeyword(request, now)) : 0;
    const singly = await loosen([narrow, answer], request, keywordless);
    if (singly.length > 0) return { ...page, ...beside, loosenings: singly };
    const left =
      (await total(index, withoutFilters(request, parsed, asked))) ||
      (await total(index, withoutFilters(request, parsed, 'text')));
    return { ...page, ...beside, loosenings: looseningsOf(new Map([['filters', left]])) };
  }

  async function total(index: string, body: object): Promise<number> {
    const answer = await client.count({ index, body });
    return answer.body.count;
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
        const { hits } = await runSearch<Stored>(client, await serving(), {
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

    count: () => ask(async () => total(await serving(), { query: present })),
  };
}

const suggested = ({ _id, title, status, ...post }: JobPost): SuggestedPost => ({
  _id,
  title,
  company: companyOf(post),
  status,
});

type Read = (body: Clause) => Promise<SearchAnswer<Stored>>;
type Count = (request: JobSearchRequest, candidates: readonly Clause[], now: Date) => Promise<readonly CountAnswer[]>;

/** Asks for a page and its counts at once, so that neither waits for the other. */
const askingFeed =
  (read: Read, count: Count, request: JobSearchRequest, now: Date) =>
  async (parsed: ParsedKeyword, tier: SearchTier): Promise<Answer> => {
    const began = performance.now();
    const page = read(feedRequest(request, parsed, tier, now));
    const counted = count(request, candidatesOf(request, parsed.clauses, tier), now);
    // Whoever needs them is told; nobody needs those of a page that cannot be had, or of another tier.
    counted.catch(() => undefined);
    return { ...(await page), took: performance.now() - began, counted, at: now };
  };

/** Counts what a request counts, or takes what was counted lately. */
function counterOf(read: Read, index: string, { shards, kept }: Counting): Count {
  const count = async (asked: CountRequest) => readCounts(asked, await read(asked.body));
  const countOnce = (asked: CountRequest) =>
    kept ? kept.of(`${index} ${JSON.stringify(asked.body)}`, () => count(asked)) : count(asked);
  return (request, candidates, now) => {
    // One's own posts are few, and asked for by those who have just changed them.
    const one = request.created_by ? count : countOnce;
    return Promise.all(countRequests(request, candidates, { now, shards }).map(one));
  };
}

/** What a tier has, without and with the filters. */
function inTier({ aggregations }: Answer, tier: SearchTier): { candidates: number; found: number } {
  const counted = inside(aggregations?.['tiers'])[tier];
  return { candidates: counted?.doc_count ?? 0, found: inside(counted)['found']?.doc_count ?? 0 };
}

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
  const queries = clauses.map(({ query }) => query);
  const about = inTier(answer, 'about').found;
  return {
    jobs: answer.hits.hits.map(({ _source: { post } }): FoundPost =>
      queries.length > 0 && !request.isBrief ? { ...post, highlights: highlight(post, queries) } : post,
    ),
    total: answer.hits.total.value,
    ...(clauses.length > 0 && {
      tier: request.in === 'text' || about === 0 ? 'text' : 'about',
      mentions: inTier(answer, 'text').found - about,
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
  const counts = new Map<Loosening['without'], number>([['keyword', keywordless]]);
  for (const { counted, at } of answers.toReversed()) {
    const { withoutOwn } = readFacets(await counted, request, at);
    for (const [facet, count] of withoutOwn) if (count > 0) counts.set(facet, count);
  }
  return looseningsOf(counts);
}
