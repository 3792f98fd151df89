import { join } from 'node:path';
import { demoSteps, type DemoSize, loadDemo, saysOfSearch, smallDemo, wholeDemo } from '@waypost/demo/load-demo';
import type { Services } from '@waypost/demo/loading';
import { untilThere } from '@waypost/demo/until-there';
import { showProgress } from '@waypost/runtime/operator/progress';
import { createClient } from '@waypost/runtime/service/calls/client';
import { readConfig } from '@waypost/runtime/service/process/config';
import { exitCodes, runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { callTimeoutMs, localConfig, localIssuer } from './config.ts';
import { knock, type Door } from './door/door.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** The services of the product behind the door, which signs for whom they are called. */
async function servicesBehind(door: Door): Promise<Services> {
  const urls = await door.ask('service-urls', undefined);
  return {
    client: createClient({
      baseUrl: (service) => urls[service],
      sign: (actor, audience) => door.ask('sign', { actor, audience }),
      timeoutMs: callTimeoutMs,
      self: { kind: 'service', name: 'operator' },
    }),
    loads: { begin: () => door.ask('begin-demo', undefined), finish: () => door.ask('finish-demo', undefined) },
  };
}

async function load(services: Services, size: DemoSize): Promise<void> {
  const progress = showProgress(demoSteps(size), 'Demo data');
  try {
    const report = (done: number, doing: string) => progress.update(done, doing);
    const loaded = await untilThere(() => loadDemo(services, { issuer: localIssuer, size, report }), say);
    progress.stop();
    if (!loaded) return;
    const { job_posts, people, applications } = loaded;
    say(`Demo data: ${job_posts} job posts, ${people} people, ${applications} applications.${saysOfSearch(loaded)}`);
  } finally {
    progress.stop();
  }
}

// The product has ended, and the next one begins a load of its own.
process.once('disconnect', () => process.exit(exitCodes.done));

await runOnce(async () => {
  const { WAYPOST_DATA, WAYPOST_DEMO } = readConfig(localConfig);
  const log = createLog('demo', openLogFile(join(WAYPOST_DATA, 'waypost.log')));
  try {
    const door = await knock(WAYPOST_DATA);
    if (!door) throw new StartError('Nothing runs here that the demo could be loaded into.');
    await load(await servicesBehind(door), WAYPOST_DEMO === 'small' ? smallDemo : wholeDemo);
  } catch (cause) {
    log.error({ err: cause }, 'The demo data could not be loaded');
    throw new StartError('The demo data could not be loaded, as the log says; the next start goes on with it.', {
      cause,
    });
  }
});
