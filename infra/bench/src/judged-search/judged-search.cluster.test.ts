import { readSearchConfig } from './config.ts';
import { clusterSearch } from './searches.ts';
import { holdFloors } from './testing/hold-floors.ts';

// A little below what is reached, and raised with what is reached.
holdFloors(
  'OpenSearch',
  async (posts) => {
    const { OPENSEARCH_URL: url, ENGINES_CA: ca } = readSearchConfig();
    if (url === undefined) throw new Error('OPENSEARCH_URL is not set');
    return clusterSearch(posts, url, ca);
  },
  { queries: 330, first: 0.9, list: 0.92, recall: 0.75, mended: 0.88 },
);
