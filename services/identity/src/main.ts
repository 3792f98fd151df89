import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/run-service';
import { buildIdentity } from './app.ts';

await runService(buildIdentity);
