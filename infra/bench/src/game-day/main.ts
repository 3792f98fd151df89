import { parseArgs } from 'node:util';
import { serversControl } from '@waypost/cluster/testing/config';
import { startCluster } from '@waypost/cluster/testing/start-cluster';
import { openSteadyLoad } from '@waypost/cluster/testing/steady-load';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import { numberOption } from '@waypost/runtime/operator/number-option';
import { StartError, runOnce } from '@waypost/runtime/service/process/process-edge';
import { until } from '@waypost/runtime/testing/until';
import { readGameDayConfig } from './config.ts';
import { type Fault, type Ground, faults } from './faults.ts';
import { watchAlert } from './watch-alert.ts';

const minute = 60_000;
/** What there has to be of a history before anything can be seen to change. */
const turnsBefore = 30;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

type Watched = { fault: Fault; alert: string; firesAfter: number | undefined; endsAfter: number | undefined };

/** Lets one thing break, waits for its alerts, mends it; what it resolves to waits for their ends. */
async function practise(fault: Fault, ground: Ground, prometheus: string): Promise<() => Promise<Watched[]>> {
  const { alerts, withinMinutes, endsWithinMinutes } = fault;
  const before = AbortSignal.timeout((endsWithinMinutes ?? 0) * minute);
  await Promise.all(alerts.map((alert) => watchAlert(prometheus, alert, { fires: false, signal: before })));
  say(`Now: ${fault.name}`);
  const mend = await fault.happen(ground);
  const signal = AbortSignal.timeout(withinMinutes * minute);
  const seen = await Promise.all(
    alerts.map(async (alert) => {
      const firesAfter = await watchAlert(prometheus, alert, { fires: true, signal });
      say(firesAfter === undefined ? `${alert} did not fire` : `${alert} fires after ${firesAfter} s`);
      return { fault, alert, firesAfter };
    }),
  );
  await mend();
  await ground.cluster.ready(5 * minute);
  const ended = endsWithinMinutes === undefined ? undefined : AbortSignal.timeout(endsWithinMinutes * minute);
  const watching = seen.map(async (one) => ({
    ...one,
    endsAfter: ended && (await watchAlert(prometheus, one.alert, { fires: false, signal: ended })),
  }));
  return () => Promise.all(watching);
}

/** One after the other on the same Waypost; an alert that takes long to end is waited for beside those that follow. */
async function hold(days: readonly Fault[], perSecond: number): Promise<Watched[]> {
  const { PROMETHEUS_URL, ...collector } = readGameDayConfig();
  const cluster = await startCluster({ env: { ...collector, OTEL_TRACES_EXPORTER: 'none' } });
  const inside = await openOnServers(cluster.namespace, { mongodbUrl: cluster.mongodbUrl });
  try {
    const load = await openSteadyLoad(cluster.url, 'practised');
    load.start(perSecond);
    await until(() => load.happened.posts.size >= turnsBefore, { within: 10 * minute });
    say(`Waypost is at ${cluster.url}, people come and go.`);
    const ends: (() => Promise<Watched[]>)[] = [];
    for (const day of days)
      ends.push(await practise(day, { cluster, ports: inside.portsFor('scoring') }, PROMETHEUS_URL));
    const watched = (await Promise.all(ends.map((end) => end()))).flat();
    await load.stop();
    say(`${load.happened.refused.length} of ${load.happened.calls} calls were refused meanwhile.\n`);
    return watched;
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
  if (positionals[0] === 'list') {
    for (const fault of faults) say(`${fault.name}: ${fault.alerts.join(', ')} within ${fault.withinMinutes} minutes`);
    return;
  }
  const days = positionals[0] === 'all' ? faults : positionals.map((name) => faults.find((one) => one.name === name));
  if (days.length === 0 || !days.every((one) => one !== undefined))
    throw new StartError('Say which: npm run game-day -- kafka-away. They are listed by: npm run game-day -- list');
  const perSecond = numberOption('per-second', values['per-second']);
  if (days.some(({ takesEngine }) => takesEngine)) serversControl();
  const watched = await hold(days, perSecond);
  say(row('fault', 'alert', 'fires after', 'ends after, once mended'));
  say(row('---', '---', '---', '---'));
  const shown = (seconds: number | undefined) => (seconds === undefined ? 'not in time' : `${seconds} s`);
  const mended = ({ fault }: Watched) => fault.endsWithinMinutes !== undefined;
  for (const one of watched)
    say(
      row(one.fault.name, one.alert, shown(one.firesAfter), mended(one) ? shown(one.endsAfter) : 'by a newer release'),
    );
  const missed = watched.filter((one) => one.firesAfter === undefined || (mended(one) && one.endsAfter === undefined));
  if (missed.length > 0) throw new StartError(`${missed.length} alerts did not do what they should.`);
});
