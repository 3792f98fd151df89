import { type Socket, connect, createServer } from 'node:net';
import type { Closeable } from '../closeable.ts';
import { freePort } from './free-port.ts';

export type Line = Closeable & {
  port: number;
  /** From now on it leads there; before, nobody listens at its port. */
  connect(): Promise<void>;
};

/** An address that leads nowhere until it is connected to another one. */
export async function openLine(to: { host: string; port: number }): Promise<Line> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const far = keep(connect(to));
    keep(near).pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  return {
    port,
    connect: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
