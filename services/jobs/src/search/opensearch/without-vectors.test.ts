import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createOpenSearchClient } from './open-search-client.ts';
import { createSearchIndexes } from './search-indexes.ts';

it('says which plugin an engine lacks, and what to do', async () => {
  const reason = 'Failed to parse mapping [_doc]: No handler for type [knn_vector] declared on field [title_vector]';
  const engine = createServer((_, response) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { type: 'mapper_parsing_exception', reason }, status: 400 })),
  );
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  const client = createOpenSearchClient(address);
  try {
    await expect(createSearchIndexes(client, 'posts', address).make('posts-1')).rejects.toThrow(
      `OpenSearch at ${address} lacks the plugin opensearch-knn`,
    );
  } finally {
    await client.close();
    engine.close();
    engine.closeAllConnections();
  }
});
