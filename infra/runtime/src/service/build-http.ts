import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, LogController, fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ServiceName } from '@waypost/contracts/contract';
import type { Logger } from '../telemetry/log.ts';
import { type Authenticate, byActorToken, guardAccess } from './access.ts';
import type { VerifyActor } from './actor-token.ts';
import { answerError, answerErrors } from './error-answer.ts';
import { type ReadinessChecks, serveHealth } from './health.ts';
import { requestScope } from './request-scope.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

/** Fastify, with requests and answers typed by the zod schemas of a contract. */
export type ServiceHttp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

export type BuildServerOptions = {
  log: Logger;
  authenticate: Authenticate;
  checks?: ReadinessChecks;
  /** Addresses or networks whose `X-Forwarded-For` says who asks; nobody's by default. */
  trustedProxies?: readonly string[];
};
export type BuildHttpOptions = { name: ServiceName; log: Logger; verifyActor: VerifyActor; checks?: ReadinessChecks };

const saneRequestId = /^[\w.:-]{1,100}$/;

/** The caller's `x-request-id` when it is sane, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && saneRequestId.test(given) ? given : randomUUID();
}

function scopeRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    requestScope.run({ request_id: request.id }, done);
  });
}

/** One line a request; never a body, a query or a token. */
function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'Answered',
    );
  });
}

/** The HTTP server of a service, which knows its callers by their actor token. */
export function buildHttp({ name, log, verifyActor, checks = {} }: BuildHttpOptions): ServiceHttp {
  return buildServer({ log, checks, authenticate: byActorToken(name, verifyActor) });
}

/**
 * An HTTP server. Spread a contract into `.route()`: its `config.access` is enforced, request and answer are validated,
 * and every refusal has the error body of the contracts.
 */
export function buildServer({ log, authenticate, checks = {}, trustedProxies = [] }: BuildServerOptions): ServiceHttp {
  const http = fastify({
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // The log adds the request id by itself, to lines far from the request too.
    childLoggerFactory: (logger, _bindings, options) => (options.level ? logger.child({}, options) : logger),
    genReqId: requestIdOf,
    frameworkErrors: (error, request, reply) => answerError(error, request as never, reply as never),
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
  }).withTypeProvider<ZodTypeProvider>();

  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  const plain = http as unknown as FastifyInstance;
  scopeRequests(plain);
  logRequests(plain);
  answerErrors(plain);
  guardAccess(plain, authenticate);
  serveHealth(plain, checks);
  return http;
}
