import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApplications } from '@waypost/applications/app';
import type { ServiceName } from '@waypost/contracts/contract';
import { buildIdentity } from '@waypost/identity/app';
import { readMailSettings } from '@waypost/identity/config';
import { buildJobs } from '@waypost/jobs/app';
import { buildResumes } from '@waypost/resumes/app';
import { readResumesSettings } from '@waypost/resumes/config';
import type { Closeable } from '@waypost/runtime/closeable';
import { type Embedded, grace, openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import type { Ports } from '@waypost/runtime/ports/ports';
import {
  createActorSigner,
  createActorVerifier,
  generateActorKeys,
  type SignActor,
} from '@waypost/runtime/service/actors/actor-token';
import { createClient, type Client } from '@waypost/runtime/service/calls/client';
import { startService } from '@waypost/runtime/service/process/run-service';
import { steadyNow } from '@waypost/runtime/steady-clock';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { buildScoring } from '@waypost/scoring/app';
import { callTimeoutMs } from './config.ts';

/** All services in this process, on one data file; each listens on a free port of the loopback address. */
export type RunningServices = Closeable & {
  portsFor(name: string): Ports;
  /** Copies the data file while it is used; what is searched is made anew from it. */
  backUp: Embedded['backUp'];
  /** Speaks as the operator where no actor is given. */
  client: Client;
  sign: SignActor;
  baseUrl(service: ServiceName): string;
  /** Another number whenever a search may find something else than before. */
  searchState(): number;
};

/** @param publicUrl where links in e-mails lead. @throws DataFolderError when the file is in use, newer, damaged or not ours. */
export async function startServices(dataFolder: string, log: Logger, publicUrl?: string): Promise<RunningServices> {
  const embedded = await openEmbedded({ file: join(dataFolder, 'waypost.db'), log });
  const opened: Closeable[] = [];
  const closeServices = async () => {
    for (const part of opened.splice(0).toReversed()) await part.close();
  };
  const close = async () => {
    // The services before the file that they write to; who ends Waypost does not wait until a model has been loaded.
    await Promise.race([closeServices(), sleep(grace, undefined, { ref: false })]);
    await embedded.close(0);
  };
  const { signing, verifying } = await generateActorKeys();
  const sign = createActorSigner(signing, steadyNow);
  const verifyActor = createActorVerifier(verifying, steadyNow);
  const urls = new Map<ServiceName, string>();
  const baseUrl = (service: ServiceName) => {
    const url = urls.get(service);
    if (url === undefined) throw new Error(`${service} is not listening yet`);
    return url;
  };
  const clientFor = (name: string) => {
    const client = createClient({ baseUrl, sign, timeoutMs: callTimeoutMs, self: { kind: 'service', name } });
    opened.push(client);
    return client;
  };
  let searchState = 0;
  const search = { searchFile: join(dataFolder, 'search.db'), onChange: () => void (searchState += 1) };
  try {
    // One process that reads is enough for one machine; a second one would cost as much as all of the rest.
    const resumes = buildResumes({ readers: 1, ...readResumesSettings() });
    const mail = readMailSettings();
    const identity = buildIdentity({ mail: mail && { ...mail, ...(publicUrl && { publicUrl }) } });
    const scoring = buildScoring({ works: true });
    for (const build of [identity, buildJobs(search), resumes, buildApplications, scoring]) {
      const { name } = build;
      const context = {
        ports: embedded.portsFor(name),
        client: clientFor(name),
        log: log.child({ service: name }),
        verifyActor,
      };
      const running = await startService(build, context, { host: '127.0.0.1', port: 0 });
      urls.set(name, running.url);
      opened.push(running);
    }
    return {
      portsFor: embedded.portsFor,
      backUp: embedded.backUp,
      client: clientFor('operator'),
      sign,
      baseUrl,
      searchState: () => searchState,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
