import type { Contract } from '@waypost/contracts/contract';
import { z } from 'zod';
import { buildHttp } from '../service/http/build-http.ts';
import { type BuildService, runService } from '../service/process/run-service.ts';

/** A process of its own for the tests of start and shutdown: its one call is answered once it was told to stop. */
const waitForStop = {
  method: 'GET',
  url: '/wait-for-stop',
  config: { service: 'jobs', access: 'public' },
  schema: {
    summary: 'Answers when the process is told to stop',
    response: { 200: z.object({ stopped: z.literal(true) }) },
  },
} as const satisfies Contract;

const waiting: BuildService = {
  name: 'jobs',
  async build({ log, verifyActor, tls }) {
    const http = buildHttp({ name: 'jobs', log, verifyActor, tls });
    http.route({
      ...waitForStop,
      handler: async (request) => {
        const stopped = new Promise((resolve) => process.once('SIGTERM', resolve));
        request.log.info('Waiting');
        await stopped;
        return { stopped: true as const };
      },
    });
    return {
      http,
      start: async () => log.info('Started'),
      async close() {
        await http.close();
        log.info('Closed');
      },
    };
  },
};

process.once('SIGUSR2', () => {
  throw new Error('Nobody catches this');
});
process.once('SIGHUP', () => void Promise.reject(new Error('Nobody waits for this')));

await runService('jobs', () => waiting);
