import '@waypost/runtime/telemetry/telemetry';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '@waypost/demo/demo-accounts';
import { readMailSettings } from '@waypost/identity/config';
import { readResumesSettings } from '@waypost/resumes/config';
import type { Closeable } from '@waypost/runtime/closeable';
import { readConfig, readTogether } from '@waypost/runtime/service/process/config';
import { runProcess } from '@waypost/runtime/service/process/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { googleClient, localConfig, type LocalConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { doorCommands } from './door/door-commands.ts';
import { openDoor } from './door/door.ts';
import { localImporter } from './importer.ts';
import { startProduct } from './product.ts';
import { inherited } from './supervise/config.ts';
import { startChild } from './supervise/start-child.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** The log of all parts goes to a file of the data folder, so that the terminal stays readable. */
async function openLog({ WAYPOST_DATA }: LocalConfig) {
  const { tightened } = await openDataFolder(WAYPOST_DATA);
  if (tightened) say(`Other users of this machine could read what is in ${WAYPOST_DATA}; now only you can.`);
  return createLog('waypost', openLogFile(join(WAYPOST_DATA, 'waypost.log')));
}

const demoLoader = fileURLToPath(new URL('load-demo.ts', import.meta.url));

/** In a process of its own: what it takes to make the demo is given back to the machine when it is there. */
function startDemoLoader(): Closeable {
  const { child, exit } = startChild({ entry: demoLoader, env: inherited() }, undefined, () => undefined);
  return {
    async close() {
      child.kill();
      await exit;
    },
  };
}

async function start(config: LocalConfig, log: Awaited<ReturnType<typeof openLog>>) {
  const local = googleClient(config) === undefined;
  const demo = config.WAYPOST_DEMO !== '0' && local;
  const product = await startProduct(config, { accounts: demo ? demoAccounts : [], log });
  const door = await openDoor(
    doorCommands({ services: product.services, importer: localImporter(product.services.client, config), log }),
    config.WAYPOST_DATA,
  );
  say(`\nWaypost is at ${product.url}\nStop it with Ctrl-C. Its data and its log are in ${config.WAYPOST_DATA}\n`);
  // People may come meanwhile, and see it fill.
  const loader = demo ? startDemoLoader() : undefined;
  return {
    async close() {
      await loader?.close();
      await door.close();
      await product.close();
    },
  };
}

const { config, log } = await prepareOrExit();
await runProcess(log, () => start(config, log));

/** What has to be right before there is a log to write to. */
async function prepareOrExit() {
  try {
    // What its parts read by themselves is said with the rest.
    const [config] = readTogether(() => readConfig(localConfig), readMailSettings, readResumesSettings);
    return { config, log: await openLog(config) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
