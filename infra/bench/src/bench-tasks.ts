import { openOnServers } from '@waypost/runtime/cluster/testing/open-on-servers';
import { openBareTasks } from './bare/bare-tasks.ts';
import type { Bench } from './bench.ts';
import { median } from './measurement.ts';

const count = 5_000;
/** Whose tasks they are; each has as many as the others. */
const owners = 100;
const concurrency = 10;
/** Added at a time. */
const together = 50;
/** Beside one to warm up, which is not counted. */
const rounds = 3;
const leastRatio = 0.7;

/** Adds that many, `together` at a time. */
async function addAll(add: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += together) {
    await Promise.all(Array.from({ length: together }, (_, next) => add(at + next)));
  }
}

/** @param run resolves when all have been added; `done` is to be called of each. @returns tasks a second. */
async function perSecond(run: (done: () => void) => Promise<{ close(): Promise<unknown> }>): Promise<number> {
  const all = Promise.withResolvers<void>();
  let handled = 0;
  const began = performance.now();
  const running = await run(() => void (++handled === count && all.resolve()));
  await all.promise;
  const took = performance.now() - began;
  await running.close();
  return (count * 1_000) / took;
}

/** Tasks that do nothing, from the first that is added to the last that is done, by a worker in this process; beside BullMQ alone. */
export const benchTasks: Bench = async (readConfig, tell) => {
  const { REDIS_URL } = readConfig();
  const prefix = `bench-${crypto.randomUUID()}`;
  const cluster = await openOnServers(prefix);
  const bareTasks = openBareTasks(REDIS_URL, { prefix, concurrency });
  const { tasks } = cluster.portsFor('bench');

  try {
    const turns: { own: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const bare = await perSecond(async (done) => {
        const queue = bareTasks.open(`bare-${round}`, done);
        await addAll((at) => queue.add(`task-${at}`, { at }));
        return queue;
      });
      const own = await perSecond(async (done) => {
        const name = `own-${round}`;
        const worker = { name, concurrency, handle: async () => done(), failed: async () => undefined };
        const running = await tasks.work(worker);
        await addAll((at) => tasks.add(name, { id: `task-${at}`, payload: { at }, owner: `owner-${at % owners}` }));
        return running;
      });
      tell(`${round === 0 ? 'warm-up' : `round ${round}`}: ${Math.round(own)} tasks/s, bare ${Math.round(bare)}`);
      if (round > 0) turns.push({ own, bare });
    }
    return [
      {
        what: `${count} tasks of ${owners} owners, from add to done`,
        measured: median(turns.map(({ own }) => own)),
        baseline: median(turns.map(({ bare }) => bare)),
        ratio: median(turns.map(({ own, bare }) => own / bare)),
        unit: 'tasks/s',
        limit: { of: 'ratio', least: leastRatio },
      },
    ];
  } finally {
    await cluster.close();
    bareTasks.close();
  }
};
