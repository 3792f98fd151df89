import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildIdentity } from './app.ts';
import { readMailSettings } from './config.ts';

await runService('identity', () => buildIdentity({ mail: readMailSettings() }));
