import type { Closeable } from '@waypost/runtime/closeable';
import { buildHttp } from '@waypost/runtime/service/build-http';
import { StartError } from '@waypost/runtime/service/process-edge';
import type { BuildService } from '@waypost/runtime/service/run-service';
import { createIndexer } from './indexer.ts';
import type { SearchPlace } from './search-engine.ts';
import { fillIndexes } from './search/opensearch/fill-indexes.ts';
import { openClusterSearch } from './search/opensearch/open-cluster-search.ts';

/** Keeps the search index of a cluster filled; answers no calls but those about its health. */
export const buildIndexer = (place: SearchPlace): BuildService => ({
  name: 'jobs',
  async build({ ports, log, verifyActor, tls }) {
    if (!('openSearchUrl' in place)) {
      throw new StartError(
        'The embedded index is filled by the process that searches it. Set WAYPOST_RUNTIME=cluster.',
      );
    }
    const { indexes, close } = await openClusterSearch(ports, place);
    const checks = {
      async opensearch() {
        await indexes.list();
      },
    };
    const running: Closeable[] = [];
    return {
      http: buildHttp({ name: 'jobs', log, verifyActor, tls, checks }),
      async start() {
        running.push(fillIndexes({ indexes, indexer: createIndexer(ports, log), log }));
      },
      async close() {
        await Promise.all(running.map((part) => part.close()));
        await close();
      },
    };
  },
});
