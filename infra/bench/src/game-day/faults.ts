import { engineAddresses } from '@waypost/cluster/testing/config';
import { type EngineName, engineNames, engines } from '@waypost/cluster/testing/engines';
import type { ClusterUnderTest } from '@waypost/cluster/testing/start-cluster';
import { jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { leaveTransactionOpen } from '@waypost/runtime/cluster/testing/leave-transaction-open';
import { narrowRedis } from '@waypost/runtime/cluster/testing/narrow-redis';
import { newAuthority, newServerCertificate, validDays } from '@waypost/runtime/operator/authority';
import type { Ports } from '@waypost/runtime/ports/ports';
import { type ProcessName, processNames } from '@waypost/runtime/service/process/processes';
import { freePort } from '@waypost/runtime/testing/free-port';

/** The product on which a fault happens, and what speaks to its engines. */
export type Ground = { cluster: ClusterUnderTest; ports: Pick<Ports, 'events' | 'tasks'> };

export type Fault = {
  name: string;
  /** The alerts that have to fire, and after how many minutes at most. */
  alerts: readonly string[];
  withinMinutes: number;
  /** Until nobody is told any more, once it has been mended: as far back as its alerts look. None where nothing mends it. */
  endsWithinMinutes?: number;
  /** By the program of `SERVERS_CONTROL`. */
  takesEngine?: true;
  /** Lets it happen; what it resolves to mends it. */
  happen(ground: Ground): Promise<() => Promise<void>>;
};

const nothing = async () => undefined;

/** It hangs, as one does that has lost its disk or its node: a process that ends is started again before anybody notices. */
const hang = (name: ProcessName): Fault => ({
  name: `${name}-hangs`,
  alerts: ['ProcessSilent'],
  withinMinutes: 2,
  endsWithinMinutes: 2,
  async happen({ cluster }) {
    cluster.process(name).kill('SIGSTOP');
    return async () => cluster.process(name).kill('SIGCONT');
  },
});

const alertsOf: Record<EngineName, readonly string[]> = {
  kafka: ['OutboxStuck', 'ConsumerOutside'],
  mongodb: ['ServerErrors'],
  opensearch: ['ServerErrors'],
  redis: ['ServerErrors', 'LiveUnheard'],
};

const away = (name: EngineName): Fault => ({
  name: `${name}-away`,
  takesEngine: true,
  alerts: alertsOf[name],
  withinMinutes: 2,
  endsWithinMinutes: 5,
  async happen() {
    await engines.kill(name);
    return () => engines.start(name);
  },
});

const openTransaction: Fault = {
  name: 'transaction-open',
  alerts: ['TransactionOpen'],
  withinMinutes: 2,
  endsWithinMinutes: 2,
  happen: ({ cluster }) => leaveTransactionOpen(`${cluster.namespace}.job-posts`, 0),
};

/** At a steady pace until it is mended. @param every ms. */
function repeat(every: number, once: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(once);
  }, every);
  return async () => {
    clearInterval(timer);
    await last;
  };
}

/** Searches are answered on, as when its disk is full. */
async function blockWrites(blocked: true | null): Promise<void> {
  const { OPENSEARCH_URL } = engineAddresses().engines;
  const body = JSON.stringify({ 'index.blocks.write': blocked });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${OPENSEARCH_URL}/waypost-*/_settings`, { method: 'PUT', headers, body });
  if (status !== 200) throw new Error(`OpenSearch answered ${status}`);
}

const newerEvent = () => {
  const event = { ...anEvent(jobPostPublished), schema_version: 1_000 };
  return { key: crypto.randomUUID(), value: JSON.stringify(event), headers: {} };
};

const poisoned: readonly Fault[] = [
  {
    name: 'poisoned-event',
    alerts: ['DeadLetters'],
    withinMinutes: 2,
    endsWithinMinutes: 17,
    async happen({ ports }) {
      await ports.events.publish('job-posts', [{ key: 'poison', value: '{}', headers: {} }]);
      return nothing;
    },
  },
  {
    // Its last attempt comes after a quarter of a minute.
    name: 'poisoned-task',
    alerts: ['TasksFailed'],
    withinMinutes: 2,
    endsWithinMinutes: 17,
    async happen({ ports }) {
      await ports.tasks.add('score-application', { id: `poison-${crypto.randomUUID()}-1`, payload: {} });
      return nothing;
    },
  },
];

const tenDaysLeft = () => Date.now() - (validDays.server - 10) * 24 * 3600 * 1000;

const slow: readonly Fault[] = [
  {
    name: 'redis-nearly-full',
    alerts: ['RedisNearlyFull'],
    withinMinutes: 10,
    endsWithinMinutes: 2,
    happen: () => narrowRedis(engineAddresses().engines.REDIS_URL),
  },
  {
    // One more identity, which nobody calls, shows a certificate that nobody renewed.
    name: 'certificate-ends',
    alerts: ['CertificateEnds'],
    withinMinutes: 10,
    endsWithinMinutes: 5,
    async happen({ cluster }) {
      const authority = await newAuthority('A game day');
      const names = { name: 'identity', hosts: ['localhost'] };
      const { cert, key } = await newServerCertificate(authority, names, tenDaysLeft());
      const env = { TLS_CERT: cert, TLS_KEY: key };
      const further = cluster.startFurther('identity', { port: await freePort(), env });
      return () => further.close();
    },
  },
  {
    name: 'no-workers',
    alerts: ['QueueOld'],
    withinMinutes: 12,
    endsWithinMinutes: 10,
    async happen({ cluster }) {
      const worker = cluster.process('scoring-worker');
      await worker.stop('SIGKILL');
      return async () => worker.start();
    },
  },
  {
    name: 'slow-indexer',
    alerts: ['IndexStale'],
    withinMinutes: 25,
    endsWithinMinutes: 17,
    async happen({ cluster }) {
      const indexer = cluster.process('jobs-indexer');
      let hangs = false;
      const stop = repeat(15_000, async () => {
        hangs = !hangs;
        indexer.kill(hangs ? 'SIGSTOP' : 'SIGCONT');
      });
      return async () => {
        await stop();
        indexer.kill('SIGCONT');
      };
    },
  },
  {
    name: 'read-only-index',
    alerts: ['ConsumerRetries'],
    withinMinutes: 15,
    endsWithinMinutes: 5,
    async happen() {
      await blockWrites(true);
      return () => blockWrites(null);
    },
  },
  {
    // Nothing mends it but a newer release: in the topics of a game day only, and after everything else.
    name: 'newer-events',
    alerts: ['ConsumerPaused', 'ConsumerLagGrows'],
    withinMinutes: 25,
    async happen({ ports }) {
      return repeat(2_000, () => ports.events.publish('job-posts', Array.from({ length: 8 }, newerEvent)));
    },
  },
];

/** Everything that can be let happen by hand; first what nobody has to wait for until it ends. */
export const faults: readonly Fault[] = [
  ...poisoned,
  ...processNames.map(hang),
  openTransaction,
  ...engineNames.map(away),
  ...slow,
];
