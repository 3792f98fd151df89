import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@waypost/contracts/errors';
import { readConfig, serviceConfig } from '@waypost/runtime/service/config';
import { openCaller } from '@waypost/runtime/service/open-caller';
import { openPorts } from '@waypost/runtime/service/open-ports';
import { runOnce } from '@waypost/runtime/service/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { z } from 'zod';
import { loadDemo, wholeDemo } from './load-demo.ts';

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
    const loaded = await untilThere(() =>
      loadDemo(
        { ...caller, portsFor: () => opened.ports },
        { issuer: config.OIDC_ISSUER, size: wholeDemo, report: sayEvery(500) },
      ),
    );
    say(loaded ? `${loaded.job_posts} job posts, ${loaded.people} people.` : 'The demo is there already.');
  } finally {
    await caller.close();
    await opened.close();
  }
});

/** Begins again where a part of Waypost was away for a moment: what has been loaded is not loaded twice. */
async function untilThere<T>(load: () => Promise<T>, attempts = 10): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable' || attempts === 1) throw error;
    say(`${error.message} Going on in a moment …`);
    await sleep(3_000);
    return untilThere(load, attempts - 1);
  }
}

function sayEvery(steps: number) {
  let said = 0;
  return (done: number, doing: string) => {
    if (done < said + steps) return;
    said = done;
    say(`${doing} … ${done}`);
  };
}
