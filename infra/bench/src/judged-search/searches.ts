import { randomUUID } from 'node:crypto';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { openFts5JobSearch } from '@waypost/jobs/search/embedded/fts5-job-search';
import type { JobSearch } from '@waypost/jobs/search/job-search';
import { createOpenSearchClient } from '@waypost/jobs/search/opensearch/open-search-client';
import { createSearchIndexes } from '@waypost/jobs/search/opensearch/search-indexes';
import { readSearchConfig } from './config.ts';

/** A search over these posts alone; `close` leaves nothing behind. */
export type OwnSearch = Pick<JobSearch, 'search' | 'close'>;

export async function embeddedSearch(posts: readonly JobPost[]): Promise<OwnSearch> {
  const search = await openFts5JobSearch(':memory:');
  await search.index(posts.map(versioned));
  return search;
}

export async function clusterSearch(posts: readonly JobPost[], url: string, ca?: string): Promise<OwnSearch> {
  const client = createOpenSearchClient(url, ca);
  const indexes = createSearchIndexes(client, `judged-search-${randomUUID()}`, url);
  const index = await indexes.make(`${indexes.alias}-1`);
  const search = indexes.open(index);
  await search.index(posts.map(versioned));
  await client.indices.refresh({ index: index.name });
  return {
    search: search.search,
    async close() {
      await indexes.remove(index);
      await client.close();
    },
  };
}

/** The searches that there are, by name: on OpenSearch too where its address is known. */
export function searchesAt(posts: readonly JobPost[]): [engine: string, open: () => Promise<OwnSearch>][] {
  const { OPENSEARCH_URL: url, ENGINES_CA: ca } = readSearchConfig();
  const searches: ReturnType<typeof searchesAt> = [['embedded', () => embeddedSearch(posts)]];
  if (url !== undefined) searches.push(['OpenSearch', () => clusterSearch(posts, url, ca)]);
  return searches;
}

const versioned = (post: JobPost) => ({ id: post._id, version: post.version, post });
