import { createServer } from 'node:net';
import { testWorker } from './config.ts';

/** Below what systems give to outgoing connections: one of those could take a port that was free a moment ago. */
const lowest = 10_240;
const highest = 32_767;

/**
 * Each of those that run tests at the same time has ports of its own: one that is free may be another's, who has yet to listen there or
 * is being started again.
 */
const workers = 16;
const share = Math.floor((highest - lowest + 1) / workers);
const own = lowest + (testWorker() % workers) * share;
let given = Math.floor(Math.random() * share);

/** At every address of this machine. */
const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody uses right now, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    given += 1;
    const port = own + (given % share);
    if (await canListen(port)) return port;
  }
}
