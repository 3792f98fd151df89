import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildJobs } from './app.ts';
import { readSearchPlace } from './config.ts';

await runService('jobs', () => buildJobs(readSearchPlace()));
