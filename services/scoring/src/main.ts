import '@waypost/runtime/telemetry/telemetry';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildScoring } from './app.ts';

await runService({
  name: 'scoring',
  async build(context) {
    // One process holds the embedded file, so nobody else could do the tasks there.
    const { WAYPOST_RUNTIME } = readConfig(serviceConfig);
    return buildScoring({ works: WAYPOST_RUNTIME === 'embedded' }).build(context);
  },
});
