import { readKafka, readMongoDb, readRedis } from '@waypost/runtime/cluster/testing/read-stores';
import { engineAddresses } from './config.ts';
import type { ClusterUnderTest } from './start-cluster.ts';

const nameOfIndexes = /waypost-job-posts-[0-9a-f]+/;

/** What every index of a product says, percolated queries included. Those of others hold more than is handed out at once. */
async function readOpenSearch(mongodb: string): Promise<string> {
  const { OPENSEARCH_URL } = engineAddresses().engines;
  const own = `${OPENSEARCH_URL}/${nameOfIndexes.exec(mongodb)?.[0]}*`;
  await fetch(`${own}/_refresh`, { method: 'POST' });
  const response = await fetch(`${own}/_search?size=10000`);
  if (!response.ok) throw new Error(`OpenSearch answered ${response.status}`);
  return response.text();
}

/** All that lies in the stores of a running product, each read by its own client. */
export async function readStores({ mongodbUrl, namespace }: Pick<ClusterUnderTest, 'mongodbUrl' | 'namespace'>) {
  const mongodb = await readMongoDb(mongodbUrl);
  const [kafka, opensearch, redis] = await Promise.all([readKafka(namespace), readOpenSearch(mongodb), readRedis()]);
  return { mongodb, kafka, opensearch, redis };
}
