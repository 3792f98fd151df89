import type { Closeable } from '@waypost/runtime/closeable';
import type { Indexer } from './indexer.ts';
import { openJobSearch } from './search/embedded/open-job-search.ts';
import { createSavedSearchTable } from './search/embedded/saved-search-table.ts';
import { serveWhenFilled } from './search/embedded/serve-when-filled.ts';
import type { JobFinder, JobSearch } from './search/job-search.ts';
import type { OpenSearchPlace, SearchPorts } from './search/opensearch/open-cluster-search.ts';
import type { SavedSearchIndex } from './search/saved-search-index.ts';

/** The file of the embedded index, `:memory:` for one that is filled anew at every start. */
export type SearchFile = {
  searchFile: string;
  /** Told whenever a search may find something else than before. */
  onChange?: () => void;
};
/** Where is searched: here, or on a cluster of OpenSearch. */
export type SearchPlace = SearchFile | OpenSearchPlace;

export type SearchEngine = Closeable & {
  search: JobFinder;
  savedSearches: SavedSearchIndex;
  /** There where only the process that searches can fill the index. */
  startFilling?: () => Promise<Closeable>;
};

export async function openSearchEngine(
  place: SearchPlace,
  ports: SearchPorts,
  indexer: Indexer,
): Promise<SearchEngine> {
  if ('openSearchUrl' in place) {
    // Its client alone is a third of all that a process loads.
    const { openClusterSearch } = await import('./search/opensearch/open-cluster-search.ts');
    return openClusterSearch(ports, place);
  }
  const { searchFile, onChange = () => undefined } = place;
  const search = await openJobSearch(ports.documents, searchFile);
  const { finder, watch } = await serveWhenFilled(search, () => indexer.lag(search));
  const index: JobSearch['index'] = (posts) => search.index(posts).finally(onChange);
  return {
    search: finder,
    savedSearches: createSavedSearchTable(),
    async startFilling() {
      await indexer.retire(async () => [search]);
      const consumer = await indexer.start({ ...search, index });
      const watching = watch(onChange);
      return {
        async close() {
          await watching.close();
          await consumer.close();
        },
      };
    },
    close: () => search.close(),
  };
}
