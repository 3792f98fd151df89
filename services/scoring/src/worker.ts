import '@waypost/runtime/telemetry/telemetry';
import { readConfig, serviceConfig } from '@waypost/runtime/service/config';
import { runService } from '@waypost/runtime/service/run-service';
import { buildScoringWorker } from './worker-app.ts';

await runService(
  {
    name: 'scoring',
    build: async (context) => buildScoringWorker(readConfig(serviceConfig).WAYPOST_RUNTIME).build(context),
  },
  'scoring-worker',
);
