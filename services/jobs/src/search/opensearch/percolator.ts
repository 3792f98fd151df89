import { createHash } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { currencies } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Clause } from '../filters/filter.ts';
import type { SavedRequest, SavedSearchIndex, VersionedSearch } from '../saved-search-index.ts';
import { fillers, fillersAtEnds } from '../words/keyword/fillers.ts';
import { parseKeyword } from '../words/keyword/text-query.ts';
import { statesOfCode } from '../words/lists/state-codes.ts';
import { nameGroups } from '../words/lists/synonyms.ts';
import { allOf } from './feed-facets.ts';
import { filtersOf } from './feed-filters.ts';
import { candidatesOf } from './feed-request.ts';
import { definition } from './index-layout.ts';
import { indexedPost } from './indexed-post.ts';
import { ask, type ItemAnswer, notTaken, unlessThere } from './open-search-client.ts';

const patience = { requestTimeout: 30_000 };
/** Saved searches in one answer of the percolator; the next ones are asked for after the last. */
const atATime = 1_000;

/** A moment that all saved queries are asked in: what is relative to now lies in the post instead. */
const anyMoment = new Date('2100-01-01T00:00:00.000Z');

/** A saved search asks for words and filters alone. */
const { title_vector: _none, ...asked } = definition.mappings.properties;

const mapping = {
  settings: { ...definition.settings, refresh_interval: '1s' },
  mappings: {
    dynamic: 'strict',
    properties: { ...asked, query: { type: 'percolator' } },
  },
};

/** Just what the feed's request asks, of its tier, with all filters. */
function queryOf(request: SavedRequest): Clause {
  const { clauses } = parseKeyword(request.keyword ?? '');
  const asked = { ...request, page: 1, limit: 1 };
  return allOf([...candidatesOf(asked, clauses, request.in ?? 'about'), ...filtersOf(asked, anyMoment).values()]);
}

const allBeside = (alias: string, digest = '*') => `${alias}.saved-searches-${digest}`;

/**
 * Told by a digest of its shape and of how keywords are read: a process that reads them in another way has an index of its own.
 */
function nameBeside(alias: string): string {
  const behindAnother = [...fillers, ...fillersAtEnds, ...statesOfCode.keys()].map((word) => `baker ${word}`);
  const joined = [
    'baker or cook',
    'baker oder cook',
    'baker boston or new york',
    'mechanical or electrical engineer',
    'junior/senior baker',
    'baker -cook',
    'baker not cook',
    '"baker" or (cook or chef) paris',
  ];
  const written = [
    't-mobile r & d',
    'u.s. r&d',
    '東京',
    'baker m1 4bt',
    '10115 berlin',
    'baker co. cork',
    'baker paying 40000',
    'baker 8-10 lpa',
    'now hiring baker',
    'suche arbeit als baker',
    'java developer',
    'react js developer',
    'baker en leeds',
  ];
  const keywords = [...nameGroups.flatMap((group) => group.split(/[|>]/)), ...behindAnother, ...joined, ...written];
  const read = [
    ...keywords.map((keyword) => queryOf({ keyword, ctc_currency: 'USD' })),
    ...currencies.map((ctc_currency) => queryOf({ ctc_currency, min_ctc: 100_000, posted_within: '7', experience: 1 })),
  ];
  const digest = createHash('sha256')
    .update(JSON.stringify([mapping, read]))
    .digest('hex')
    .slice(0, 12);
  return allBeside(alias, digest);
}

/** The post as it lies in the job index, but as old at `anyMoment` as it is now. */
function agedPost(post: JobPost, now: Date): object {
  const age = now.getTime() - Date.parse(post.posted_date);
  const { title_vector: _vector, ...indexed } = indexedPost({
    ...post,
    posted_date: new Date(anyMoment.getTime() - age).toISOString(),
  });
  return indexed;
}

export type Percolator = SavedSearchIndex & {
  /** Removes those of other releases, where queries of people who are gone would stay; one that still runs makes its own anew. */
  removeFormer(): Promise<void>;
};

/** Saved searches as queries that OpenSearch keeps and holds a post against. @param alias of the job posts, which it lies beside. */
export function createPercolator(client: Client, alias: string): Percolator {
  const name = nameBeside(alias);
  /** A write by the name itself would make an index of guesses, were there none. */
  const writes = `${name}.writes`;

  /** Where it is gone it is made anew, with another id. */
  async function id(): Promise<string> {
    const found = await ask(() => client.indices.get({ index: name, ignore_unavailable: true }, patience));
    const uuid = (found.body as Record<string, { settings: { index: { uuid: string } } }>)[name]?.settings.index.uuid;
    if (uuid !== undefined) return uuid;
    await ask(() =>
      client.indices
        .create({ index: name, body: { ...mapping, aliases: { [writes]: {} } } as object }, patience)
        .catch(unlessThere),
    );
    return id();
  }

  async function match(post: JobPost, now: Date) {
    const percolate = { percolate: { field: 'query', document: agedPost(post, now) } };
    const found: { id: string; version: number }[] = [];
    for (let after: unknown[] | undefined; ;) {
      const body = {
        query: { bool: { filter: [percolate] } },
        sort: [{ id: 'asc' }],
        size: atATime,
        version: true,
        _source: false,
        ...(after && { search_after: after }),
      };
      const answer = await ask(() => client.search({ index: name, body: body as object }, patience));
      const { hits } = (answer.body as unknown as { hits: { hits: Hit[] } }).hits;
      found.push(...hits.map(({ _id, _version }) => ({ id: _id, version: _version })));
      if (hits.length < atATime) return found;
      after = hits.at(-1)?.sort;
    }
  }

  async function put(searches: readonly VersionedSearch[]) {
    if (searches.length === 0) return;
    const bulkBody = searches.map(linesOf).join('');
    // Whoever has saved a search waits for posts from then on.
    const querystring = { refresh: true, require_alias: true };
    const request = { method: 'POST', path: `/${writes}/_bulk`, querystring, bulkBody };
    const answer = await ask(() => client.transport.request(request, patience));
    const { items } = answer.body as { items: Record<string, ItemAnswer>[] };
    const refused = items.flatMap((item) => Object.values(item)).find(({ status, error }) => error && status !== 409);
    if (refused) throw notTaken('a saved search', refused);
  }

  async function removeFormer() {
    const { body } = await ask(() => client.indices.get({ index: allBeside(alias) }, patience));
    const former = Object.keys(body).filter((other) => other !== name);
    if (former.length === 0) return;
    await ask(() => client.indices.delete({ index: former, ignore_unavailable: true }, patience));
  }

  return { id, match, put, removeFormer };
}

type Hit = { _id: string; _version: number; sort: unknown[] };

function linesOf({ id, version, request }: VersionedSearch): string {
  const at = { _id: id, version, version_type: 'external' };
  if (!request) return `${JSON.stringify({ delete: at })}\n`;
  return `${JSON.stringify({ index: at })}\n${JSON.stringify({ id, query: queryOf(request) })}\n`;
}
