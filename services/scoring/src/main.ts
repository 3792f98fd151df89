import '@waypost/runtime/telemetry/telemetry';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildScoring } from './app.ts';

// One process holds the embedded file, so nobody else could do the tasks there.
await runService('scoring', () => buildScoring({ works: readConfig(serviceConfig).WAYPOST_RUNTIME === 'embedded' }));
