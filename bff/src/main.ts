import '@waypost/runtime/telemetry/telemetry';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@waypost/runtime/service/process/config';
import { runService } from '@waypost/runtime/service/process/run-service';
import { buildBff } from './app.ts';
import { bffConfig } from './config.ts';
import { usuallyKept } from './kept.ts';
import { createProvider } from './session/provider.ts';

const pagesFolder = fileURLToPath(new URL('../../frontend/dist/', import.meta.url));

await runService('bff', () => {
  const config = readConfig(bffConfig);
  const provider = createProvider(config);
  return {
    name: 'bff',
    build: (context) => buildBff({ ...context, config, provider, pagesFolder, kept: usuallyKept }),
  };
});
