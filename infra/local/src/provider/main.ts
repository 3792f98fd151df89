import { apiPath } from '@waypost/contracts/routes';
import { sessionUrls } from '@waypost/contracts/session';
import { demoAccounts } from '@waypost/demo/demo-accounts';
import { explainListening } from '@waypost/runtime/service/http/explain-listening';
import { readConfig } from '@waypost/runtime/service/process/config';
import { runProcess } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { providerConfig } from './config.ts';
import { startProvider } from './start-provider.ts';

const log = createLog('provider');
await runProcess(log, async () => {
  const config = readConfig(providerConfig);
  const listen = { host: config.HOST, port: config.PORT };
  const provider = await startProvider({
    ...listen,
    accounts: demoAccounts,
    issuer: config.OIDC_ISSUER.replace(/\/$/, ''),
    clientId: config.GOOGLE_CLIENT_ID,
    clientSecret: config.GOOGLE_CLIENT_SECRET,
    redirectUri: new URL(apiPath(sessionUrls.callback), config.PUBLIC_URL).href,
  }).catch((error: unknown) => {
    throw explainListening(error, listen);
  });
  log.info(`Signing in at ${provider.issuer}`);
  return provider;
});
