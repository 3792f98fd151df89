import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServiceName } from '@waypost/contracts/contract';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  fastify,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from '../../telemetry/log.ts';
import { eventOfStatus, securityEvent, type SecurityEvent } from '../../telemetry/security-events.ts';
import { type Authenticate, byActorToken, guardAccess } from '../actors/access.ts';
import type { VerifyActor } from '../actors/actor-token.ts';
import { callsUnderWay } from '../calls/calls-under-way.ts';
import { requestScope } from '../calls/request-scope.ts';
import { type ReadinessChecks, serveHealth } from '../process/health.ts';
import { loggedAddress } from './client-address.ts';
import { boundConnections } from './connections.ts';
import { answerError, answerErrors } from './error-answer.ts';
import { answerParserErrors, bareHeaders, refuseForeignRequests } from './parser-errors.ts';
import { readJson } from './read-json.ts';
import { type ServerLimits, serverLimits } from './server-limits.ts';
import { refuseUnsound, requireSoundTarget } from './sound-request.ts';
import type { ServerTls } from './tls.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

/** Fastify, with requests and answers typed by the zod schemas of a contract. */
export type ServiceHttp = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log calls a refusal, where the status alone does not say it. */
    securityEvent?: SecurityEvent;
  }
}

/** For a server that strangers ask: they do not name its requests, and the log says from where they came. */
export type Outside = {
  /**
   * Headers of every answer, including refusals and answers to requests that could not be read; a route may set its own
   * instead.
   */
  headers: Readonly<Record<string, string>>;
  /** Called before anybody looks for the session. @throws AppError for who may not come in now. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Addresses or networks whose `X-Forwarded-For` says who asks; nobody's by default. */
  trustedProxies?: readonly string[];
};

export type BuildServerOptions = {
  log: Logger;
  authenticate: Authenticate;
  checks?: ReadinessChecks;
  /** Where this server gives more or less than others. */
  limits?: Partial<ServerLimits>;
  outside?: Outside;
  /** HTTPS, where there is one. */
  tls?: ServerTls | undefined;
};
export type BuildHttpOptions = Pick<BuildServerOptions, 'log' | 'checks' | 'limits' | 'tls'> & {
  name: ServiceName;
  verifyActor: VerifyActor;
};

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

/** What a form sends of a field that was left empty asks for nothing, and names nobody. */
function leaveOutEmpty(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    const query = request.query as Record<string, unknown>;
    for (const [name, value] of Object.entries(query)) if (value === '') delete query[name];
  });
}

/** Who asks is known as the request came in: a connection that has gone has no address any more. */
function keepAddresses(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'ip', { value: request.ip ?? 'gone' });
  });
}

/** Sets them on the raw answer too, as one that is hijacked has no other. */
function setHeaders(http: FastifyInstance, headers: Outside['headers']): void {
  http.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
  });
}

/** Who asked, never by a name: a person by their id, another process by its own. */
function whoOf({ actor }: FastifyRequest): object {
  if (actor === undefined) return {};
  return actor.kind === 'user' ? { user_id: actor.user_id } : { caller: actor.name };
}

/** From where a stranger asked, and what it was where it was refused. */
function strangerOf(request: FastifyRequest, status: number): object {
  const event = request.securityEvent ?? eventOfStatus[status];
  return { address: loggedAddress(request.ip), ...(event && securityEvent(event)) };
}

/** One line a request, but for routes that are `silent`; never a body, a query, a token, a cookie or what a browser says of itself. */
function logRequests(http: FastifyInstance, log: Logger, isOutside: boolean): void {
  // It names each of its fields, and looking for secrets takes ten times as long as writing them.
  const plain = log.child({}, { redact: [] });
  http.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'silent') return;
    plain.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...whoOf(request),
        ...(isOutside && strangerOf(request, reply.statusCode)),
      },
      'Answered',
    );
  });
}

/** The HTTP server of a service, which knows its callers by their actor token. */
export function buildHttp({ name, verifyActor, ...options }: BuildHttpOptions): ServiceHttp {
  return buildServer({ ...options, authenticate: byActorToken(name, verifyActor) });
}

/**
 * An HTTP server. Spread a contract into `.route()`: its `config.access` is enforced, request and answer are validated,
 * and every refusal has the error body of the contracts.
 */
export function buildServer({
  log,
  authenticate,
  checks = {},
  outside,
  tls,
  ...options
}: BuildServerOptions): ServiceHttp {
  const { headers = {}, trustedProxies = [] } = outside ?? {};
  const limits = { ...serverLimits, ...options.limits };
  const parsing = {
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkMs,
    // Asked for below, where the refusal has a body.
    requireHostHeader: false,
  };
  const http = fastify({
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.stillMs,
    keepAliveTimeout: limits.keepAliveMs,
    // By its types HTTPS makes another kind of instance; to a route both are the same.
    ...((tls
      ? { https: { ...parsing, ...tls, minVersion: 'TLSv1.3', handshakeTimeout: limits.handshakeMs } }
      : { http: parsing }) as { http: typeof parsing }),
    // What comes on an open connection while the server closes is answered, and ends that connection.
    return503OnClosing: false,
    clientErrorHandler: answerParserErrors(headers),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // The log adds the request id by itself, to lines far from the request too.
    childLoggerFactory: (logger, _bindings, options) => (options.level ? logger.child({}, options) : logger),
    genReqId: outside ? () => randomUUID() : requestIdOf,
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...bareHeaders, ...headers });
      answerError(error, request as never, reply as never);
    },
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
  }).withTypeProvider<ZodTypeProvider>();

  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  const plain = http as unknown as FastifyInstance;
  refuseForeignRequests(http.server, headers);
  boundConnections(plain, limits);
  callsUnderWay.watch(plain, outside !== undefined);
  scopeRequests(plain);
  keepAddresses(plain);
  setHeaders(plain, headers);
  logRequests(plain, log, outside !== undefined);
  answerErrors(plain);
  // What is refused below counts, too.
  if (outside) plain.addHook('onRequest', outside.admit);
  refuseUnsound(plain);
  // Between our own processes a parameter may hold anything, encoded.
  if (outside) plain.addHook('onRequest', async (request) => requireSoundTarget(request));
  leaveOutEmpty(plain);
  readJson(plain);
  guardAccess(plain, authenticate);
  serveHealth(plain, checks);
  return http;
}
