import { createServer } from 'node:net';

/** Below what systems give to outgoing connections: one of those could take a port that was free a moment ago. */
const lowest = 10_240;
const highest = 32_767;

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody uses right now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await canListen(port)) return port;
  }
}
