import { readKafka, readMongoDb, readRedis } from '@waypost/runtime/cluster/testing/read-stores';
import { engineAddresses } from './config.ts';
import type { ClusterUnderTest } from './start-cluster.ts';

/** What every index says, percolated queries included. */
async function readOpenSearch(): Promise<string> {
  const { OPENSEARCH_URL } = engineAddresses().engines;
  await fetch(`${OPENSEARCH_URL}/_all/_refresh`, { method: 'POST' });
  const response = await fetch(`${OPENSEARCH_URL}/_all/_search?size=10000`);
  if (!response.ok) throw new Error(`OpenSearch answered ${response.status}`);
  return response.text();
}

/** All that lies in the stores of a running product, each read by its own client. */
export async function readStores({ mongodbUrl, namespace }: Pick<ClusterUnderTest, 'mongodbUrl' | 'namespace'>) {
  const [mongodb, kafka, opensearch, redis] = await Promise.all([
    readMongoDb(mongodbUrl),
    readKafka(namespace),
    readOpenSearch(),
    readRedis(),
  ]);
  return { mongodb, kafka, opensearch, redis };
}
