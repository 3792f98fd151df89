import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/run-service';
import { buildResumes } from './app.ts';

await runService(buildResumes);
