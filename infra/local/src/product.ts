import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildBff } from '@waypost/bff/app';
import { usuallyKept } from '@waypost/bff/kept';
import { createProvider, type Provider } from '@waypost/bff/session/provider';
import { apiPath } from '@waypost/contracts/routes';
import { sessionUrls } from '@waypost/contracts/session';
import type { DemoAccount } from '@waypost/demo/demo-accounts';
import type { Closeable } from '@waypost/runtime/closeable';
import { startService } from '@waypost/runtime/service/process/run-service';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { bffSettings, type GoogleClient, googleClient, localIssuer, type LocalConfig } from './config.ts';
import { startProvider } from './provider/start-provider.ts';
import { startServices, type RunningServices } from './start-services.ts';

const pagesFolder = fileURLToPath(new URL('../../../frontend/dist/', import.meta.url));
/**
 * The loop that searches is the one that accepts connections and refuses. More at once would not be answered earlier, and would
 * make every one of its turns longer: it accepts one connection a turn.
 */
const searchesAtOnce = 4;

export type Product = Closeable & {
  /** Where people open it. */
  url: string;
  services: RunningServices;
};

/** Everything in one process on one file: the provider, the five services and the BFF, each at a port of its own. */
export async function startProduct(
  config: LocalConfig,
  { accounts, log }: { accounts: readonly DemoAccount[]; log: Logger },
): Promise<Product> {
  const opened: Closeable[] = [];
  const close = async () => {
    for (const part of opened.splice(0).toReversed()) await part.close();
  };
  try {
    const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
    const services = await startServices(config.WAYPOST_DATA, log, publicUrl);
    opened.push(services);
    const signIn = await signInFor(config, publicUrl, accounts);
    opened.push(signIn);
    const context = {
      ...services,
      ports: services.portsFor('bff'),
      log: log.child({ service: 'bff' }),
      config: signIn.settings,
      provider: signIn.provider,
      searchesAtOnce,
      // "Posted within" goes by the clock, everything else by what is indexed.
      kept: { ...usuallyKept, searches: { ...usuallyKept.searches, ms: 10_000, stateOf: services.searchState } },
      pagesFolder,
    };
    opened.push(
      await startService({ name: 'bff', build: buildBff }, context, { host: 'localhost', port: config.PORT }),
    );
    return { url: publicUrl, services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Google, where it is configured; else a provider on this machine, with a secret that lives as long as this process. */
async function signInFor(config: LocalConfig, publicUrl: string, accounts: readonly DemoAccount[]) {
  const settingsWith = (client: GoogleClient, issuer?: string) =>
    bffSettings(config, {
      PUBLIC_URL: publicUrl,
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      ...(issuer !== undefined && { OIDC_ISSUER: issuer }),
    });
  const google = googleClient(config);
  if (google) {
    const settings = settingsWith(google);
    return { settings, provider: createProvider(settings), close: async () => undefined };
  }
  const clientId = 'waypost';
  const clientSecret = randomBytes(32).toString('base64url');
  const redirectUri = new URL(apiPath(sessionUrls.callback), publicUrl).href;
  const local = await startProvider({ accounts, clientId, clientSecret, redirectUri });
  const settings = settingsWith({ clientId, clientSecret }, local.issuer);
  return { settings, provider: withStableIssuer(createProvider(settings)), close: local.close };
}

const withStableIssuer = (provider: Provider): Provider => ({
  ...provider,
  finish: async (...args) => ({ ...(await provider.finish(...args)), iss: localIssuer }),
});
