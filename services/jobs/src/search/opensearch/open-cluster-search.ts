import { withoutPassword } from '@waypost/runtime/cluster/endpoint';
import { isDuplicateKey } from '@waypost/runtime/ports/documents';
import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import { newId } from '@waypost/runtime/service/new-id';
import type { JobFinder } from '../job-search.ts';
import { createOpenSearchClient } from './open-search-client.ts';
import { createSearchIndexes } from './search-indexes.ts';
import type { SearchIndexes } from './search-indexes.ts';
import { searchServing } from './serving-search.ts';

/** Where the engine is; `ca` says by whom it has to be trusted where the URL is https. */
export type OpenSearchPlace = { openSearchUrl: string; ca?: string | undefined };

export type ClusterSearch = { search: JobFinder; indexes: SearchIndexes; close(): Promise<void> };

/**
 * Job search on an OpenSearch cluster, which may be away by now: it is asked when there is something to ask. The alias
 * is named in the documents, so that indexes of other documents are not taken for theirs.
 */
export async function openClusterSearch(
  documents: Documents,
  { openSearchUrl: url, ca }: OpenSearchPlace,
): Promise<ClusterSearch> {
  const client = createOpenSearchClient(url, ca);
  const indexes = createSearchIndexes(client, await aliasOf(documents), withoutPassword(url));
  return { search: searchServing(client, indexes), indexes, close: () => client.close() };
}

type NamedAlias = { _id: string; alias: string };

async function aliasOf(documents: Documents): Promise<string> {
  const names: Collection<NamedAlias> = await documents.collection({ name: 'search-indexes', indexes: [] });
  const named = { _id: 'opensearch', alias: `waypost-job-posts-${newId()}` };
  try {
    await names.insertOne(named);
    return named.alias;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { alias } = (await names.findOne({ _id: named._id })) ?? named;
    return alias;
  }
}
