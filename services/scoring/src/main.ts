import '@waypost/runtime/telemetry/telemetry';
import { runService } from '@waypost/runtime/service/run-service';
import { buildScoring } from './app.ts';

await runService(buildScoring);
