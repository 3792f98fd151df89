import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Closeable } from '../closeable.ts';
import { explainListening } from './explain-listening.ts';

/** Answers the health checks of a process that still waits for its engines: it is alive, but not ready. */
export async function serveOpeningHealth(listen: { host: string; port: number }): Promise<Closeable> {
  const server = createServer((request, response) => {
    const live = request.url === '/health/live';
    const body = live ? { status: 'ok' } : { status: 'unavailable', failing: ['opening'] };
    response.writeHead(live ? 200 : 503, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body));
  });
  try {
    await once(server.listen(listen), 'listening');
  } catch (error) {
    throw explainListening(error, listen);
  }
  // Of accepting later connections: who waits for engines must not end by it.
  server.on('error', () => undefined);
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
