import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from './server-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that goes on for as long as somebody listens. */
    endless?: true;
  }
}

export type ConnectionLimits = Pick<ServerLimits, 'exchangeMs' | 'lingerMs' | 'connections' | 'closing'>;

const cutEveryMs = 250;

/**
 * Bounds what connections can hold: their number, the time of one exchange, and how long they keep a server from closing.
 * What is cut is what is unfinished; whoever has sent a whole request is answered.
 */
export function boundConnections(http: FastifyInstance, limits: ConnectionLimits): void {
  const { server } = http;
  /** Oldest first, with the requests that wait for an answer on each. */
  const open = new Map<Socket, Set<IncomingMessage>>();
  const isAnswered = (socket: Socket) => [...(open.get(socket) ?? [])].some((request) => request.complete);

  function makeRoom(newest: Socket): void {
    const waiting = [...open.keys()].filter((socket) => !isAnswered(socket));
    // Whoever opens many makes room among his own first.
    const own = waiting.find(({ remoteAddress }) => remoteAddress === newest.remoteAddress);
    (own ?? waiting[0] ?? newest).destroy();
  }

  // Of accepting, such as EMFILE: without a listener it would end the process.
  server.on('error', (err) => http.log.warn({ err }, 'A connection could not be accepted'));
  server.on('connection', (socket: Socket) => {
    if (open.size >= limits.connections) makeRoom(socket);
    if (socket.destroyed) return;
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    open.get(socket)?.add(request);
    response.once('close', () => {
      open.get(socket)?.delete(request);
      if (request.complete || socket.destroyed) return;
      const late = setTimeout(() => request.complete || socket.destroy(), limits.lingerMs);
      socket.once('close', () => clearTimeout(late));
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
      for (const socket of open.keys()) if (!isAnswered(socket)) socket.destroy();
    };
    timers.push(
      setTimeout(() => timers.push(setInterval(cut, cutEveryMs)), limits.closing.unfinishedMs),
      setTimeout(() => server.closeAllConnections(), limits.closing.answersMs),
    );
  });
  http.addHook('onClose', async () => timers.forEach(clearTimeout));
}
