import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { describeSavedSearchIndex } from '../../testing/saved-search-index-suite.ts';
import { createOpenSearchClient } from './open-search-client.ts';
import { createPercolator } from './percolator.ts';
import { createSearchIndexes } from './search-indexes.ts';
import { openSearchEndpoint } from './testing/open-search-endpoint.ts';

const endpoint = openSearchEndpoint();
const client = createOpenSearchClient(endpoint);
afterAll(() => client.close());

describeSavedSearchIndex('OpenSearch', async () => {
  const indexes = createSearchIndexes(client, `test-${randomUUID()}`, endpoint);
  const index = await indexes.make(indexes.alias);
  const search = indexes.open(index);
  const saved = createPercolator(client, indexes.alias);
  await saved.id();
  return {
    saved,
    search: {
      ...search,
      async index(posts) {
        await search.index(posts);
        await client.indices.refresh({ index: index.name });
      },
    },
    async close() {
      await indexes.remove(index);
      await client.indices.delete({ index: `${indexes.alias}.saved-searches-*` });
    },
  };
});
