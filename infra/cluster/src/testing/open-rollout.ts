import type { SupervisedProcess } from '@waypost/local/supervise/supervised-process';
import type { Closeable } from '@waypost/runtime/closeable';
import {
  type ProcessKind,
  type ProcessName,
  processes,
  processNames,
} from '@waypost/runtime/service/process/processes';
import { freePort } from '@waypost/runtime/testing/free-port';
import { type Balancer, openBalancer } from './open-balancer.ts';
import { type ClusterUnderTest, startCluster } from './start-cluster.ts';

export type Rollout = Closeable & {
  cluster: ClusterUnderTest;
  /**
   * Puts the release of another folder in the place of the one that runs, one process after the other: the new one is ready
   * and called before the old one is asked to end. @returns how the old ones ended.
   */
  rollOut(folder: string): Promise<(number | null)[]>;
  /** Every process that ran so far. */
  all(): readonly SupervisedProcess[];
};

/** What is tried is who takes over, not how fast a machine is on which two releases start at once. */
const patience = { CALL_TIMEOUT_MS: '30000' };
const called = processNames.filter((name) => name === 'bff' || (processes[name] as ProcessKind).urlVariable);
const hostOf = (name: ProcessName) => (name === 'bff' ? 'localhost' : '127.0.0.1');

/** The whole product of a folder, each process that is called behind an address that stays. */
export async function openRollout(folder: string): Promise<Rollout> {
  const balancers = new Map<ProcessName, Balancer>();
  for (const name of called) balancers.set(name, await openBalancer(hostOf(name)));
  const addresses = Object.fromEntries(
    [...balancers].map(([name, { port }]) => [
      (processes[name] as ProcessKind).urlVariable ?? 'PUBLIC_URL',
      `http://${hostOf(name)}:${port}`,
    ]),
  );
  const cluster = await startCluster({ folder, env: { ...addresses, ...patience } });
  for (const [name, balancer] of balancers) balancer.leadTo(cluster.ports.get(name)?.[0] ?? 0);
  const running = new Map(processNames.map((name) => [name, cluster.process(name)]));
  const further: SupervisedProcess[] = [];

  async function replace(name: ProcessName, from: string): Promise<number | null> {
    const port = await freePort();
    const next = cluster.startFurther(name, { port, folder: from });
    further.push(next);
    await next.ready();
    balancers.get(name)?.leadTo(port);
    const ended = await running.get(name)?.stop();
    running.set(name, next);
    return ended?.code ?? null;
  }

  return {
    cluster,
    async rollOut(from) {
      const codes: (number | null)[] = [];
      for (const name of processNames) codes.push(await replace(name, from));
      return codes;
    },
    all: () => [...cluster.all, ...further],
    async close() {
      await Promise.all(further.map((one) => one.close()));
      await cluster.close();
      await Promise.all([...balancers.values()].map((one) => one.close()));
    },
  };
}
