import { walkMainJob } from '@waypost/local/testing/walk-main-job';
import { afterAll, beforeAll, test } from 'vitest';
import { type ClusterUnderTest, startCluster } from './testing/start-cluster.ts';

let cluster: ClusterUnderTest;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

test('a post is published, found, scored and applied to, and its owner sees the scored applicant arrive', () =>
  walkMainJob(cluster.url));
