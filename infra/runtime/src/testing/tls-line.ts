import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import type { Closeable } from '../closeable.ts';
import type { ServerTls } from '../service/http/tls.ts';

/** A way by TLS to an engine that knows none: what stands in front of one ends it in the same manner. */
export type TlsLine = Closeable & {
  port: number;
  /** Shows another certificate from now on. */
  show(tls: ServerTls): void;
};

/** Listens on a free port of `localhost`. */
export async function openTlsLine(to: { host: string; port: number }, tls: ServerTls): Promise<TlsLine> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer(tls, (socket) => {
    const engine = connect(to);
    keep(socket);
    keep(engine);
    socket.pipe(engine).pipe(socket);
    socket.once('close', () => engine.destroy());
    engine.once('close', () => socket.destroy());
  });
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    show: (other) => server.setSecureContext(other),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
