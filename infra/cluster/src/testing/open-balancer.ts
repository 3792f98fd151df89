import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Closeable } from '@waypost/runtime/closeable';

/** An address that stays while those behind it change, as a Service of Kubernetes is: what is open stays where it is. */
export type Balancer = Closeable & {
  port: number;
  /** Leads whoever connects from now on to another port. */
  leadTo(port: number): void;
};

export async function openBalancer(host: string): Promise<Balancer> {
  const open = new Set<Socket>();
  let target = 0;
  const server = createServer((caller) => {
    const called = connect(target, host);
    for (const [socket, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroySoon();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
