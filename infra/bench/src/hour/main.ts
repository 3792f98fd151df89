import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serversControl } from '@waypost/cluster/testing/config';
import { lostOrDoubled } from '@waypost/cluster/testing/lost-or-doubled';
import { type ClusterUnderTest, startCluster } from '@waypost/cluster/testing/start-cluster';
import { openSteadyLoad, type SteadyLoad } from '@waypost/cluster/testing/steady-load';
import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import { numberOption } from '@waypost/runtime/operator/number-option';
import { StartError, runOnce } from '@waypost/runtime/service/process/process-edge';
import { quantile } from '../measurement.ts';
import { breakages } from './breakages.ts';
import { growth, watchProcesses } from './watch-processes.ts';

const minute = 60_000;
const sampleMs = 5_000;
const lanes = 4;
const mostGrowth = 1.1;
/** Minutes. In fewer, a process has not yet what it needs after a sixth of them, and something is broken for much of them. */
const isHeldFrom = 60;
/** The share of calls that may be refused; a call refused while something is broken is sent again. */
const mostRefused = 0.05;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const cells = (values: readonly (string | number)[]) => say(`| ${values.join(' | ')} |`);
const freeGigabytes = async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  return (bavail * bsize) / 2 ** 30;
};

/** Visits a second that are answered where the next comes as soon as one before has gone. @param ms for how long. */
async function carried({ comeOnce }: SteadyLoad, ms: number): Promise<number> {
  const began = performance.now();
  let visits = 0;
  const lane = async () => {
    while (performance.now() - began < ms) {
      await comeOnce();
      visits += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (1000 * visits) / (performance.now() - began);
}

async function breakAgainAndAgain(cluster: ClusterUnderTest, everyMs: number, signal: AbortSignal): Promise<string[]> {
  const happened: string[] = [];
  const all = breakages();
  for (;;) {
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return happened;
    const next = all[happened.length % all.length];
    if (!next) return happened;
    say(`${new Date().toISOString().slice(11, 19)} ${next.name}`);
    await next.happen(cluster);
    happened.push(next.name);
  }
}

type Asked = { minutes: number; every: number; perSecond: number | undefined };

async function live({ minutes, every, perSecond }: Asked): Promise<string[]> {
  // Else the first engine that is to break would say that it is missing.
  serversControl();
  const cluster = await startCluster();
  const inside = await openOnServers(cluster.namespace, { mongodbUrl: cluster.mongodbUrl });
  const took = new Map<string, number[]>();
  const observe = (what: string, ms: number) => void took.set(what, [...(took.get(what) ?? []), ms]);
  try {
    const load = await openSteadyLoad(cluster.url, `q${crypto.randomUUID().slice(0, 8)}`, observe);
    const rate = perSecond ?? (await carried(load, 20_000)) / 2;
    took.clear();
    const before = { disk: await freeGigabytes(), calls: load.happened.calls, refused: load.happened.refused.length };
    say(`${rate.toFixed(2)} visits a second for ${minutes} minutes, something breaks every ${every} minutes`);
    const memory = watchProcesses(cluster.all, sampleMs);
    load.start(rate);
    // The last one has the time to be over.
    const signal = AbortSignal.timeout((minutes - Math.min(every, minutes / 4)) * minute);
    const [happened] = await Promise.all([
      breakAgainAndAgain(cluster, every * minute, signal),
      sleep(minutes * minute),
    ]);
    const samples = memory.stop();
    await load.stop();
    await cluster.ready(5 * minute);
    const wrong = await lostOrDoubled(load, { inside, url: cluster.url, within: 5 * minute });

    const calls = load.happened.calls - before.calls;
    const refused = load.happened.refused.length - before.refused;
    say('');
    cells(['call', 'times', 'p50 ms', 'p95 ms']);
    cells(['---', '---', '---', '---']);
    for (const [what, times] of took)
      cells([what, times.length, ...[0.5, 0.95].map((q) => Math.round(quantile(times, q)))]);
    say('');
    cells(['process', 'MB after a sixth', 'MB at the end', 'starts']);
    cells(['---', '---', '---', '---']);
    const grown = growth(samples, minutes);
    for (const { name, early, late } of grown) {
      const starts = cluster.all.find((one) => one.name === name)?.starts ?? 0;
      cells([name, Math.round(early), Math.round(late), starts]);
    }
    say(`\n${happened.length} things broke: ${happened.join(', ')}`);
    say(`${refused} of ${calls} calls were refused (${((100 * refused) / calls).toFixed(2)}%), and sent again`);
    const { posts, applications } = load.happened;
    say(
      `${posts.size} posts and ${applications.size} applications were acknowledged; ${wrong.length} things are wrong with them`,
    );
    say(`Disk: ${((before.disk - (await freeGigabytes())) * 1024).toFixed(0)} MB more, engines and all.`);
    return [
      ...wrong,
      ...grown
        .filter(({ early, late }) => minutes >= isHeldFrom && early > 0 && late > early * mostGrowth)
        .map(({ name, early, late }) => `${name} holds ${Math.round((100 * late) / early - 100)}% more at the end`),
      ...(minutes >= isHeldFrom && refused > calls * mostRefused ? ['More than 5% of the calls were refused'] : []),
    ];
  } finally {
    await inside.close();
    await cluster.close();
  }
}

await runOnce(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      every: { type: 'string', default: '5' },
      'per-second': { type: 'string' },
    },
  });
  const { minutes, every, 'per-second': perSecond } = values;
  const missed = await live({
    minutes: numberOption('minutes', minutes),
    every: numberOption('every', every),
    perSecond: perSecond === undefined ? undefined : numberOption('per-second', perSecond),
  });
  for (const sentence of missed) say(sentence);
  if (missed.length > 0) throw new StartError('It did not hold.');
});
