import { pino } from 'pino';
import { startRelay } from '../../messaging/relay.ts';
import type { Events } from '../../ports/events.ts';
import { createOrderStore } from '../../testing/order-store.ts';
import { openOnServers } from './open-on-servers.ts';

/**
 * A process of its own that publishes the orders of a service. It says what it does, a word a line, and breaks where it
 * is told to: `kill-before-pull`, or `stop-before-publish` and `stop-while-publishing <ms>` until it is continued.
 */
const [service = '', mode = 'works', ms = '0'] = process.argv.slice(2);
const say = (word: string) => process.stdout.write(`${word}\n`);
const cluster = await openOnServers(service);
const ports = cluster.portsFor(service);
const store = await createOrderStore(ports.documents);

const publisher: Events['publisher'] = async (name) => {
  const { publish, close } = await ports.events.publisher(name);
  say('has-lease');
  return {
    async publish(topic, records) {
      if (mode === 'stop-before-publish') process.kill(process.pid, 'SIGSTOP');
      const publishing = publish(topic, records);
      if (mode === 'stop-while-publishing') setTimeout(() => process.kill(process.pid, 'SIGSTOP'), Number(ms));
      await publishing.then(
        () => say('published'),
        (error: unknown) => {
          say('refused');
          throw error;
        },
      );
    },
    close,
  };
};
const outbox: typeof store.outbox = {
  ...store.outbox,
  async pull(batch) {
    if (mode === 'kill-before-pull') process.kill(process.pid, 'SIGKILL');
    await store.outbox.pull(batch);
  },
};
await startRelay({
  name: service,
  stores: [{ outbox }],
  ports: { ...ports, events: { ...ports.events, publisher } },
  log: pino({ level: 'silent' }),
});
say('started');
