import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import type { Closeable } from '../closeable.ts';

/** A way to an engine that can lose it without a word, as where a machine or the network is gone: no data, no end. */
export type SilentLine = Closeable & {
  port: number;
  /** Nothing comes by the connections that there are now any more; later ones are sound. */
  silence(): void;
};

/** Listens on a free port of `127.0.0.1`. */
export async function openSilentLine(to: { host: string; port: number }): Promise<SilentLine> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = keep(connect(to));
    keep(near).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
