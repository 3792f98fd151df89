import '@waypost/runtime/telemetry/telemetry';
import { join } from 'node:path';
import { readConfig, serviceConfig } from '@waypost/runtime/service/config';
import { runService } from '@waypost/runtime/service/run-service';
import { buildJobs } from './app.ts';

await runService({
  name: 'jobs',
  build: (context) => {
    const { WAYPOST_DATA } = readConfig(serviceConfig);
    return buildJobs({ searchFile: join(WAYPOST_DATA, 'search.db') }).build(context);
  },
});
