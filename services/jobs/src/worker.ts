import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/process/run-service';
import { readSearchPlace } from './config.ts';
import { buildIndexer } from './indexer-app.ts';

await runService('jobs-indexer', () => buildIndexer(readSearchPlace()));
