import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Closeable } from '../closeable.ts';
import type { ServiceHttp } from './build-http.ts';
import { explainListening } from './explain-listening.ts';

/** Where a process that speaks TLS is asked how it is, by what runs beside it and does not: only from the same machine. */
export const localHealthAt = (port: number) => ({ host: '127.0.0.1', port });

const checks = new Set(['/health/live', '/health/ready']);

/** Answers the health checks of a server once more, in plain HTTP and for this machine alone. */
export async function serveLocalHealth(http: ServiceHttp, port: number): Promise<Closeable> {
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    response.setHeader('connection', 'close');
    if (!checks.has(url)) {
      response.writeHead(404).end();
      return;
    }
    http.inject({ method: 'GET', url }).then(
      ({ statusCode, payload }) => response.writeHead(statusCode, { 'content-type': 'application/json' }).end(payload),
      () => response.writeHead(503).end(),
    );
  });
  server.requestTimeout = 5_000;
  const listen = localHealthAt(port);
  try {
    await once(server.listen(listen), 'listening');
  } catch (error) {
    throw explainListening(error, listen);
  }
  // Of accepting later connections: they are asked again.
  server.on('error', () => undefined);
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
