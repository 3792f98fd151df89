import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/run-service';
import { buildApplications } from './app.ts';

await runService(buildApplications);
