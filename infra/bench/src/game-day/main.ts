import { parseArgs } from 'node:util';
import { startCluster } from '@waypost/cluster/testing/start-cluster';
import { openSteadyLoad } from '@waypost/cluster/testing/steady-load';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import { StartError, runOnce } from '@waypost/runtime/service/process-edge';
import { until } from '@waypost/runtime/testing/until';
import { z } from 'zod';
import { readGameDayConfig } from './config.ts';
import { type Fault, faults } from './faults.ts';
import { watchAlert } from './watch-alert.ts';

const minute = 60_000;
/** What there has to be of a history before anything can be seen to change. */
const turnsBefore = 30;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function hold(fault: Fault, perSecond: number): Promise<string[]> {
  const { PROMETHEUS_URL, ...collector } = readGameDayConfig();
  const cluster = await startCluster({
    env: { ...collector, OTEL_METRIC_EXPORT_INTERVAL: '15000', OTEL_TRACES_EXPORTER: 'none' },
  });
  const inside = await openOnServers(cluster.namespace, { mongodbUrl: cluster.mongodbUrl });
  try {
    const load = await openSteadyLoad(cluster.url, 'practised');
    load.start(perSecond);
    await until(() => load.happened.posts.size >= turnsBefore, { within: 10 * minute });
    say(`Waypost is at ${cluster.url}, people come and go. Now: ${fault.name}`);
    const mend = await fault.happen({ cluster, ports: inside.portsFor('scoring') });
    const signal = AbortSignal.timeout(fault.withinMinutes * minute);
    const seen = await Promise.all(
      fault.alerts.map(async (alert) => {
        const after = await watchAlert(PROMETHEUS_URL, alert, signal);
        if (after !== undefined) say(`${alert} fires after ${after} s`);
        return after === undefined ? [`${alert} did not fire within ${fault.withinMinutes} minutes`] : [];
      }),
    );
    await mend();
    await cluster.ready(5 * minute);
    await load.stop();
    say(`Mended. ${load.happened.refused.length} of ${load.happened.calls} calls were refused meanwhile.`);
    return seen.flat();
  } finally {
    await inside.close();
    await cluster.close();
  }
}

await runOnce(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'per-second': { type: 'string', default: '1' } },
  });
  const [name] = positionals;
  if (name === 'list') {
    for (const fault of faults) say(`${fault.name}: ${fault.alerts.join(', ')} within ${fault.withinMinutes} minutes`);
    return;
  }
  const fault = faults.find((one) => one.name === name);
  if (!fault)
    throw new StartError('Say which: npm run game-day -- kafka-away. They are listed by: npm run game-day -- list');
  const missed = await hold(fault, z.coerce.number().positive().parse(values['per-second']));
  if (missed.length > 0) throw new StartError(missed.join('\n'));
});
