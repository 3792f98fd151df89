import type { FastifyInstance } from 'fastify';
import { within } from '../../within.ts';

/** What must work before a service takes calls: a name and a function that throws when it does not. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

const checkTimeoutMs = 2_000;

/**
 * `/health/live` answers as long as the process runs; `/health/ready` answers 503 while a check fails and from
 * the moment the server closes, so that no new calls are routed to it.
 */
export function serveHealth(http: FastifyInstance, checks: ReadinessChecks): void {
  let closing = false;
  http.addHook('preClose', async () => {
    closing = true;
  });

  // Who only looks whether it is there often asks by HEAD.
  const method = ['GET', 'HEAD'];
  const quiet = { config: { access: 'public', otel: false }, logLevel: 'silent' } as const;

  http.route({ ...quiet, method, url: '/health/live', handler: () => ({ status: 'ok' }) });

  http.route({
    ...quiet,
    method,
    url: '/health/ready',
    handler: async (_, reply) => {
      const names = Object.keys(checks);
      const results = await Promise.allSettled(
        Object.values(checks).map(async (check) => within(checkTimeoutMs, check())),
      );
      const failing = names.filter((_name, index) => results[index]?.status === 'rejected');
      const ready = !closing && failing.length === 0;
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', failing });
    },
  });
}
