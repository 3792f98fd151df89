import { StartRefusal } from '@waypost/local/supervise/supervised-process';
import { readConfig } from '@waypost/runtime/service/process/config';
import { runProcess, StartError } from '@waypost/runtime/service/process/process-edge';
import { processes } from '@waypost/runtime/service/process/processes';
import { createLog } from '@waypost/runtime/telemetry/log';
import { clusterConfig, inherited } from './config.ts';
import { nextPorts } from './next-ports.ts';
import { startProcesses } from './start-processes.ts';

/** Longer than the BFF takes for it at most, and after it the others and the provider. */
const closeWithin = 35_000;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function start() {
  const config = readConfig(clusterConfig);
  const running = await startProcesses({
    env: inherited(),
    logFolder: config.WAYPOST_LOGS,
    portFor: nextPorts(config.PORT),
    counts: config.SCALE,
  });
  const all = [...Object.values(running.instances).flat(), ...(running.provider ? [running.provider] : [])];
  say(`Starting ${Object.keys(processes).join(', ')}. What each of them says is in ${config.WAYPOST_LOGS}`);
  try {
    await Promise.all(
      all.map(async (one) => {
        await one.ready();
        say(`  ${one.name} is ready`);
      }),
    );
  } catch (error) {
    await running.close();
    throw error instanceof StartRefusal ? new StartError(error.message) : error;
  }
  say(`\nWaypost is at ${running.url}\nStop it with Ctrl-C.\n`);
  return running;
}

await runProcess(createLog('start-cluster'), start, { closeWithin });
