import '@waypost/runtime/telemetry/telemetry';
import { join } from 'node:path';
import { demoAccounts } from '@waypost/demo/demo-accounts';
import { demoSteps, type DemoSize, loadDemo, smallDemo, wholeDemo } from '@waypost/demo/load-demo';
import { untilThere } from '@waypost/demo/until-there';
import { showProgress } from '@waypost/runtime/operator/progress';
import { readConfig } from '@waypost/runtime/service/config';
import { runProcess } from '@waypost/runtime/service/process-edge';
import { createLog } from '@waypost/runtime/telemetry/log';
import { openLogFile } from '@waypost/runtime/telemetry/log-file';
import { googleClient, localConfig, localIssuer, type LocalConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { doorCommands } from './door/door-commands.ts';
import { openDoor } from './door/door.ts';
import { localImporter } from './importer.ts';
import { startProduct, type Product } from './product.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** The log of all parts goes to a file of the data folder, so that the terminal stays readable. */
async function openLog({ WAYPOST_DATA }: LocalConfig) {
  const { tightened } = await openDataFolder(WAYPOST_DATA);
  if (tightened) say(`Other users of this machine could read what is in ${WAYPOST_DATA}; now only you can.`);
  return createLog('waypost', openLogFile(join(WAYPOST_DATA, 'waypost.log')));
}

async function loadDemoWith({ services }: Product, size: DemoSize): Promise<void> {
  const progress = showProgress(demoSteps(size), 'Demo data');
  try {
    const report = (done: number, doing: string) => progress.update(done, doing);
    const loaded = await untilThere(() => loadDemo(services, { issuer: localIssuer, size, report }), say);
    progress.stop();
    if (loaded)
      say(`Demo data: ${loaded.job_posts} job posts, ${loaded.people} people, ${loaded.applications} applications.`);
  } finally {
    progress.stop();
  }
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
  let closing = false;
  // People may come meanwhile, and see it fill.
  const loading = demo
    ? loadDemoWith(product, config.WAYPOST_DEMO === 'small' ? smallDemo : wholeDemo).catch((error: unknown) => {
        if (closing) return;
        log.error({ err: error }, 'The demo data could not be loaded');
        say('The demo data could not be loaded, as the log says; the next start goes on with it.');
      })
    : undefined;
  return {
    async close() {
      closing = true;
      await door.close();
      await product.close();
      await loading;
    },
  };
}

const { config, log } = await prepareOrExit();
await runProcess(log, () => start(config, log));

/** What has to be right before there is a log to write to. */
async function prepareOrExit() {
  try {
    const config = readConfig(localConfig);
    return { config, log: await openLog(config) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
