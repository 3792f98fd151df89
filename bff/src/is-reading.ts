import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    reads?: true;
  }
}

/** Whether its method says that a request changes nothing (RFC 9110, 9.2.1), as browsers take it. */
export const hasSafeMethod = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

/** Whether a request changes nothing, by its method or its contract. */
export const isReading = (request: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean =>
  hasSafeMethod(request) || request.routeOptions.config.reads === true;
