import { openOnServers } from './open-on-servers.ts';

/** A process of its own: takes a task of the service and name it is given, and dies of it. */
const [service = '', name = ''] = process.argv.slice(2);
const cluster = await openOnServers(service);
await cluster.portsFor(service).tasks.work({
  name,
  handle: async () => {
    process.kill(process.pid, 'SIGKILL');
  },
  failed: async () => undefined,
});
