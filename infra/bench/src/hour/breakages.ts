import { setTimeout as sleep } from 'node:timers/promises';
import { engineNames, engines } from '@waypost/cluster/testing/engines';
import type { ClusterUnderTest } from '@waypost/cluster/testing/start-cluster';
import { processNames } from '@waypost/runtime/service/process/processes';

/** Something that breaks for a moment and comes back, so that the next one finds everything whole. */
export type Breakage = { name: string; happen(cluster: ClusterUnderTest): Promise<void> };

const hangsForMs = 15_000;

/** A process ends, an engine ends, a process hangs, and so on through all of them. */
export function breakages(): Breakage[] {
  const ends = processNames.map((name) => ({
    name: `kill -9 of ${name}`,
    happen: async (cluster: ClusterUnderTest) => cluster.process(name).kill('SIGKILL'),
  }));
  const crashes = engineNames.map((name) => ({
    name: `a crash of ${name}`,
    async happen() {
      await engines.kill(name);
      await engines.start(name);
    },
  }));
  const hangs = processNames.map((name) => ({
    name: `${name} hangs for a while`,
    async happen(cluster: ClusterUnderTest) {
      cluster.process(name).kill('SIGSTOP');
      await sleep(hangsForMs);
      cluster.process(name).kill('SIGCONT');
    },
  }));
  return ends.flatMap((end, at) => [end, crashes[at % crashes.length], hangs[at]].flatMap((one) => one ?? []));
}
