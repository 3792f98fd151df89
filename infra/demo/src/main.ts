import { openCaller } from '@waypost/runtime/service/actors/open-caller';
import { readConfig, serviceConfig } from '@waypost/runtime/service/process/config';
import { openPorts } from '@waypost/runtime/service/process/open-ports';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { z } from 'zod';
import { createDemoLoads } from './demo-loads.ts';
import { loadDemo, saysOfSearch, wholeDemo } from './load-demo.ts';
import { untilThere } from './until-there.ts';

const demoConfig = serviceConfig.extend({
  OIDC_ISSUER: z.url().describe('the provider at which the accounts of the demo sign in'),
});

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** The operator's command: fills services that run elsewhere with the demo. It can be repeated, and completes what was interrupted. */
await runOnce(async () => {
  const config = readConfig(demoConfig);
  const caller = await openCaller({ name: 'local', process: 'demo-data' }, config);
  const opened = await openPorts('local', config, createLog('demo'));
  try {
    const loaded = await untilThere(
      () =>
        loadDemo(
          { client: caller.client, loads: createDemoLoads(opened.ports.documents) },
          { issuer: config.OIDC_ISSUER, size: wholeDemo, report: sayEvery(500) },
        ),
      say,
    );
    say(
      loaded
        ? `${loaded.job_posts} job posts, ${loaded.people} people.${saysOfSearch(loaded)}`
        : 'The demo is there already.',
    );
  } finally {
    await caller.close();
    await opened.close();
  }
});

function sayEvery(steps: number) {
  let said = 0;
  return (done: number, doing: string) => {
    if (done < said + steps) return;
    said = done;
    say(`${doing} … ${done}`);
  };
}
