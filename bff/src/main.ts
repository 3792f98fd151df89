import '@waypost/runtime/telemetry/telemetry';
import { fileURLToPath } from 'node:url';
import type { Closeable } from '@waypost/runtime/closeable';
import { answerLastCalls } from '@waypost/runtime/service/http/answer-last-calls';
import { explainListening } from '@waypost/runtime/service/http/explain-listening';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { serveLocalHealth } from '@waypost/runtime/service/process/health-server';
import { openContext } from '@waypost/runtime/service/process/open-context';
import { runProcess } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { buildBff } from './app.ts';
import { bffConfig } from './config.ts';
import { usuallyKept } from './kept.ts';
import { createProvider } from './session/provider.ts';

const name = 'bff';
const pagesFolder = fileURLToPath(new URL('../../frontend/dist/', import.meta.url));

const log = createLog(name);
await runProcess(log, async () => {
  const config = readConfig(serviceConfig.extend(bffConfig.shape));
  const listen = { host: config.HOST, port: config.PORT };
  const context = await openContext({ name, process: name }, config, log);
  const provider = createProvider(config);
  const bff = await buildBff({ ...context, config, provider, pagesFolder, kept: usuallyKept });
  let health: Closeable | undefined;
  const close = async () => {
    await answerLastCalls(bff.http.server);
    await bff.close();
    await health?.close();
    await context.close();
  };
  try {
    await bff.http.listen(listen);
    if (config.HEALTH_PORT) health = await serveLocalHealth(bff.http, config.HEALTH_PORT);
    await bff.start();
    return { close };
  } catch (error) {
    await close();
    throw explainListening(error, listen);
  }
});
