import { insertIfFree, type Collection } from '@waypost/runtime/ports/documents';
import type { Ports } from '@waypost/runtime/ports/ports';
import { newId } from '@waypost/runtime/service/new-id';
import { withoutPassword } from '@waypost/runtime/without-password';
import type { JobFinder } from '../job-search.ts';
import type { IndexSpread } from './index-layout.ts';
import { createOpenSearchClient } from './open-search-client.ts';
import { createPercolator, type Percolator } from './percolator.ts';
import { createSearchIndexes, type SearchIndexes } from './search-indexes.ts';
import { searchServing } from './serving-search.ts';

/** Where the engine is; `ca` says by whom it has to be trusted where the URL is https, `spread` over how many shards new indexes lie. */
export type OpenSearchPlace = { openSearchUrl: string; ca?: string | undefined; spread?: IndexSpread };

export type ClusterSearch = {
  search: JobFinder;
  savedSearches: Percolator;
  indexes: SearchIndexes;
  close(): Promise<void>;
};

/**
 * Job search on an OpenSearch cluster, which may be away by now: it is asked when there is something to ask. The alias
 * is named in the documents, with the log that its indexes are filled from: those of other documents, or of a time that
 * was undone by a restore, are not taken for theirs.
 */
export async function openClusterSearch(
  ports: SearchPorts,
  { openSearchUrl: url, ca, spread }: OpenSearchPlace,
): Promise<ClusterSearch> {
  const client = createOpenSearchClient(url, ca);
  const indexes = createSearchIndexes(client, await aliasOf(ports), withoutPassword(url), spread);
  const savedSearches = createPercolator(client, indexes.alias);
  return { search: searchServing(client, indexes), savedSearches, indexes, close: () => client.close() };
}

export type SearchPorts = Pick<Ports, 'documents'> & { events: Pick<Ports['events'], 'logId'> };
type NamedAlias = { _id: string; alias: string; log?: string };

async function aliasOf({ documents, events: { logId: log = 'waypost' } }: SearchPorts): Promise<string> {
  const names: Collection<NamedAlias> = await documents.collection({ name: 'search-indexes', indexes: [] });
  const _id = 'opensearch';
  const made = { _id, alias: `waypost-job-posts-${newId()}`, log };
  await insertIfFree(names, made);
  // Named before logs were: its indexes are of the log that there is.
  await names.updateOne({ _id, log: { $exists: false } }, { $set: { log } });
  await names.updateOne({ _id, log: { $ne: log } }, { $set: { alias: made.alias, log } });
  const { alias } = (await names.findOne({ _id })) ?? made;
  return alias;
}
