import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A connection that rests for so long is hardly asked in the moment in which it is closed. */
const restMs = 500;
const lookEveryMs = 20;

/**
 * Before a server closes: answers what is on its way over connections that callers keep, which ends these. Closed at once, as Node
 * does with those that rest, they would take a call with them, and nobody knows then whether it was done.
 */
export async function answerLastCalls(server: Server, within = restMs): Promise<void> {
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  const connections = promisify(server.getConnections.bind(server));
  const deadline = performance.now() + within;
  while (performance.now() < deadline && (await connections()) > 0) await sleep(lookEveryMs);
}
