import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/process/run-service';
import { readSearchPlace } from './config.ts';
import { buildIndexer } from './indexer-app.ts';

await runService(
  { name: 'jobs', build: async (context) => buildIndexer(readSearchPlace()).build(context) },
  'jobs-indexer',
);
