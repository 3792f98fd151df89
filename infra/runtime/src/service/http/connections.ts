import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { countedAddress } from './client-address.ts';
import type { ServerLimits } from './server-limits.ts';

export type ConnectionLimits = Pick<ServerLimits, 'exchangeMs' | 'lingerMs' | 'connections' | 'closing'>;

const cutEveryMs = 250;

/** By TLS a connection has two sockets, one around the other; both are of the same peer. */
const peerOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;

/**
 * Bounds what connections can hold: their number, the time of one exchange, and how long they keep a server from closing.
 * What is cut is what is unfinished; whoever has sent a whole request is answered, except where all connections are taken by such
 * requests and more than half of them by one address.
 */
export function boundConnections(http: FastifyInstance, limits: ConnectionLimits): void {
  const { server } = http;
  /** By their peers, oldest first, with the requests that wait for an answer on each. */
  const open = new Map<string, { socket: Socket; address: string; requests: Set<IncomingMessage> }>();
  const unfinished = () =>
    [...open.values()].filter(({ requests }) => ![...requests].some((request) => request.complete));

  function makeRoom(newest: Socket, address: string): void {
    const waiting = unfinished();
    // Whoever opens many makes room among his own first.
    const own = waiting.find((one) => one.address === address);
    const { socket } = own ?? waiting[0] ?? oldestOfMost(address) ?? { socket: newest };
    socket.destroy();
  }

  /** Of the address that has more than half of all, where the newest is from another one: whoever reads slowly shuts out nobody else. */
  function oldestOfMost(newest: string) {
    const others = [...open.values()].filter(({ socket, address }) => !socket.destroyed && address !== newest);
    const ofAddress = Map.groupBy(others, ({ address }) => address);
    return [...ofAddress.values()].find(({ length }) => length > limits.connections / 2)?.[0];
  }

  // A failure to accept a connection, such as EMFILE, would end the process without a listener.
  server.on('error', (err) => http.log.warn({ err }, 'A connection could not be accepted'));
  server.on('connection', (socket: Socket) => {
    // Once for each: it would take 60 ms for all of them at each that comes while there is no room.
    const address = countedAddress(socket.remoteAddress ?? '');
    if (open.size >= limits.connections) makeRoom(socket, address);
    if (socket.destroyed) return;
    const peer = peerOf(socket);
    open.set(peer, { socket, address, requests: new Set() });
    socket.once('close', () => {
      // The same port may have come back already.
      if (open.get(peer)?.socket === socket) open.delete(peer);
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const requests = open.get(peerOf(socket))?.requests;
    requests?.add(request);
    response.once('close', () => {
      requests?.delete(request);
      if (request.complete || socket.destroyed) return;
      const late = setTimeout(() => socket.destroy(), limits.lingerMs);
      // Listens to the request, not to its socket: the socket may carry thousands of requests, and would keep a listener of
      // each.
      request.once('close', () => clearTimeout(late));
    });
  });

  http.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.endless !== true) {
      const late = setTimeout(() => request.raw.socket.destroy(), limits.exchangeMs).unref();
      reply.raw.once('close', () => clearTimeout(late));
    }
    done();
  });

  const timers: NodeJS.Timeout[] = [];
  http.addHook('preClose', async () => {
    const cut = () => {
      for (const { socket } of unfinished()) socket.destroy();
    };
    timers.push(
      setTimeout(() => timers.push(setInterval(cut, cutEveryMs)), limits.closing.unfinishedMs),
      setTimeout(() => server.closeAllConnections(), limits.closing.answersMs),
    );
  });
  http.addHook('onClose', async () => timers.forEach(clearTimeout));
}
