import { expect, test } from 'vitest';
import { processNameOf } from './process-name.ts';

test.each([
  ['/app/services/jobs/src/main.ts', 'jobs'],
  ['/app/services/jobs/src/worker.ts', 'jobs-indexer'],
  ['/app/services/scoring/src/worker.ts', 'scoring-worker'],
  ['/app/services/jobs/src/reindex.ts', 'jobs-reindex'],
  ['/app/bff/src/main.ts', 'bff'],
  ['/app/infra/local/src/main.ts', 'waypost'],
  ['/app/infra/local/src/start.ts', 'waypost-start'],
  ['/app/infra/demo/src/main.ts', 'demo-data'],
  ['/app/infra/local/src/provider/main.ts', 'provider'],
  ['/usr/lib/node_modules/vitest/vitest.mjs', 'waypost'],
  ['', 'waypost'],
])('the process of %j is called %s', (entryFile, name) => {
  expect(processNameOf(entryFile)).toBe(name);
});
