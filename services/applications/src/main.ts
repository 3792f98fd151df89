import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildApplications } from './app.ts';

await runService('applications', () => buildApplications);
