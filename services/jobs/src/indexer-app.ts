import { loadVectors } from '@waypost/model/vectors';
import { defineService } from '@waypost/runtime/service/define-service';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import type { BuildService, ServiceContext } from '@waypost/runtime/service/process/run-service';
import { createIndexer } from './indexer.ts';
import type { SearchPlace } from './search-engine.ts';
import { fillIndexes } from './search/opensearch/fill-indexes.ts';
import { openClusterSearch } from './search/opensearch/open-cluster-search.ts';

/**
 * Keeps the search index of a cluster filled; answers no calls but those about its health.
 * @param requireModel throws what a person has to change before titles can be compared.
 */
export const buildIndexer = (place: SearchPlace, requireModel = loadVectors): BuildService =>
  defineService({
    name: 'jobs',
    async open({ ports, log }: ServiceContext) {
      if (!('openSearchUrl' in place)) {
        throw new StartError(
          'The embedded index is filled by the process that searches it. Set WAYPOST_RUNTIME=cluster.',
        );
      }
      requireModel();
      return { search: await openClusterSearch(ports, place), indexer: createIndexer(ports, log), log };
    },
    calls: {},
    routes: {},
    parts: [({ search: { indexes }, indexer, log }) => fillIndexes({ indexes, indexer, log })],
    underneath: ({ search }) => [search],
    checks: ({ search: { indexes } }) => ({ opensearch: async () => void (await indexes.list()) }),
  });
