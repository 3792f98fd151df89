import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Closeable } from '../../closeable.ts';
import type { ServiceHttp } from '../http/build-http.ts';
import { explainListening } from '../http/explain-listening.ts';

/** Where a process that speaks TLS is asked how it is, by what runs beside it and does not: only from the same machine. */
export const localHealthAt = (port: number) => ({ host: '127.0.0.1', port, setting: 'HEALTH_PORT' as const });

const checks = new Set(['/health/live', '/health/ready']);
type HealthAnswer = { status: number; json?: string };

/** Answers in plain HTTP, a connection a question. */
async function serve(
  listen: Parameters<typeof explainListening>[1],
  answer: (url: string) => Promise<HealthAnswer>,
): Promise<Closeable> {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    answer(request.url ?? '').then(
      ({ status, json }) => response.writeHead(status, { 'content-type': 'application/json' }).end(json),
      () => response.writeHead(503).end(),
    );
  });
  server.requestTimeout = 5_000;
  try {
    await once(server.listen({ host: listen.host, port: listen.port }), 'listening');
  } catch (error) {
    throw explainListening(error, listen);
  }
  // A failure to accept a later connection: health is asked again, and the process must not end by it.
  server.on('error', () => undefined);
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers the health checks of a server once more, for this machine alone. */
export const serveLocalHealth = (http: ServiceHttp, port: number): Promise<Closeable> =>
  serve(localHealthAt(port), async (url) => {
    if (!checks.has(url)) return { status: 404 };
    const { statusCode, payload } = await http.inject({ method: 'GET', url });
    return { status: statusCode, json: payload };
  });

/** Answers the health checks of a process that still waits for its engines: it is alive, but not ready. */
export const serveOpeningHealth = (listen: Parameters<typeof serve>[0]): Promise<Closeable> =>
  serve(listen, async (url) =>
    url === '/health/live'
      ? { status: 200, json: JSON.stringify({ status: 'ok' }) }
      : { status: 503, json: JSON.stringify({ status: 'unavailable', failing: ['opening'] }) },
  );
