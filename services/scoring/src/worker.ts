import '@waypost/runtime/telemetry/telemetry';
import { constants, setPriority } from 'node:os';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildScoringWorker } from './worker-app.ts';

// Nobody waits for what it does: where it shares a machine with processes that answer people, these come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await runService('scoring-worker', () => buildScoringWorker(readConfig(serviceConfig).WAYPOST_RUNTIME));
