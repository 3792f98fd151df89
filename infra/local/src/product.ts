import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApplications } from '@waypost/applications/app';
import { buildBff } from '@waypost/bff/app';
import { bffConfig } from '@waypost/bff/config';
import { createProvider, type Provider } from '@waypost/bff/session/provider';
import type { ServiceName } from '@waypost/contracts/contract';
import { buildIdentity } from '@waypost/identity/app';
import { buildJobs } from '@waypost/jobs/app';
import { buildResumes } from '@waypost/resumes/app';
import type { Closeable } from '@waypost/runtime/closeable';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { createActorSigner, createActorVerifier, generateActorKeys } from '@waypost/runtime/service/actor-token';
import { createClient, type Client } from '@waypost/runtime/service/client';
import type { BuildService } from '@waypost/runtime/service/run-service';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { buildScoring } from '@waypost/scoring/app';
import type { LocalConfig } from './config.ts';
import type { DemoAccount } from './provider/sign-in-page.ts';
import { startProvider } from './provider/start-provider.ts';

const loopback = '127.0.0.1';
const pagesFolder = fileURLToPath(new URL('../../../frontend/dist/', import.meta.url));

export type Product = Closeable & {
  /** Where people open it. */
  url: string;
  /** Speaks as the operator, for what is loaded from outside. */
  client: Client;
};

/** The address of the provider holds a port that may differ tomorrow; the accounts must not. */
const withStableIssuer = (provider: Provider): Provider => ({
  ...provider,
  finish: async (...args) => ({ ...(await provider.finish(...args)), iss: 'waypost-local' }),
});

/** Everything in one process on one file: the provider, the five services and the BFF, each at a port of its own. */
export async function startProduct(
  config: LocalConfig,
  { accounts, log }: { accounts: readonly DemoAccount[]; log: Logger },
): Promise<Product> {
  await mkdir(config.WAYPOST_DATA, { recursive: true });
  const opened: Closeable[] = [];
  const close = async () => {
    for (const part of opened.toReversed()) await part.close();
  };
  try {
    const embedded = await openEmbedded({ file: join(config.WAYPOST_DATA, 'waypost.db'), log });
    opened.push(embedded);
    const keys = await generateActorKeys();
    const sign = createActorSigner(keys.signing);
    const verifyActor = createActorVerifier(keys.verifying);
    const urls = new Map<ServiceName, string>();
    const baseUrl = (name: ServiceName) => {
      const url = urls.get(name);
      if (url === undefined) throw new Error(`${name} is not listening yet`);
      return url;
    };
    const clientFor = (name: string) => {
      const client = createClient({ baseUrl, sign, timeoutMs: 10_000, self: { kind: 'service', name } });
      opened.push(client);
      return client;
    };

    const builds: BuildService[] = [
      buildIdentity,
      buildJobs({ searchFile: join(config.WAYPOST_DATA, 'search.db') }),
      buildApplications,
      buildResumes,
      buildScoring,
    ];
    const services = await Promise.all(
      builds.map(async ({ name, build }) => {
        const client = clientFor(name);
        const service = await build({ ports: embedded.portsFor(name), client, log: log.child({ name }), verifyActor });
        urls.set(name, await service.http.listen({ host: loopback, port: 0 }));
        opened.push({
          async close() {
            await service.http.close();
            await service.close();
          },
        });
        return service;
      }),
    );
    await Promise.all(services.map((service) => service.start()));

    const publicUrl = `http://localhost:${config.PORT}`;
    const secret = randomBytes(32).toString('base64url');
    const issuer = await startProvider({
      accounts,
      clientId: 'waypost',
      clientSecret: secret,
      redirectUri: `${publicUrl}/api/auth/google/callback`,
    });
    opened.push(issuer);
    const settings = bffConfig.parse({
      PUBLIC_URL: publicUrl,
      GOOGLE_CLIENT_ID: 'waypost',
      GOOGLE_CLIENT_SECRET: secret,
      OIDC_ISSUER: issuer.issuer,
      ...(config.RATE_LIMIT === undefined ? {} : { RATE_LIMIT: config.RATE_LIMIT }),
    });
    const bff = await buildBff({
      ports: embedded.portsFor('bff'),
      client: clientFor('bff'),
      sign,
      baseUrl,
      log: log.child({ name: 'bff' }),
      config: settings,
      provider: withStableIssuer(createProvider(settings)),
      pagesFolder,
    });
    opened.push(bff);
    await bff.http.listen({ host: 'localhost', port: config.PORT });
    await bff.start();
    return { url: publicUrl, client: clientFor('operator'), close };
  } catch (error) {
    await close();
    throw error;
  }
}
