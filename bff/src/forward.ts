import { type ParsedUrlQuery, stringify } from 'node:querystring';
import type { Readable } from 'node:stream';
import { allContracts } from '@waypost/contracts/all-contracts';
import type { ServiceContract } from '@waypost/contracts/contract';
import { AppError } from '@waypost/contracts/errors';
import { fileTooLarge } from '@waypost/contracts/file-form';
import { fillPath } from '@waypost/runtime/service/calls/call';
import { createSender, passedOnCalls, type Services } from '@waypost/runtime/service/calls/send';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { unknownRoute } from '@waypost/runtime/service/http/error-answer';
import { servesCall } from '@waypost/runtime/service/http/serves-call';
import type { FastifyRequest, FastifySchema } from 'fastify';
import { readBody, type BodyLimits } from './load/read-body.ts';
import { shareOf } from './load/share-server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    file?: ServiceContract['config']['file'];
  }
}

/** What people may ask of a service. */
const ofServices = allContracts
  .map(({ contract }) => contract)
  .filter((contract): contract is ServiceContract => contract.config.service !== 'bff')
  .filter(({ config }) => config.access !== 'service');

/** Hop-by-hop and credential headers stay here (RFC 9110, 7.6.1); these go through. */
const requestHeaders = ['content-type', 'accept', 'idempotency-key', 'if-none-match', 'range'] as const;
const responseHeaders = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'location',
  'x-content-type-options',
  'retry-after',
] as const;

const ofCalls: BodyLimits = { bytes: 1024 * 1024, withinMs: 30_000, tooLong: 'The request is too large' };
/** A file, and the form around it. */
const ofForm = (file: { bytes: number }, bodyLimit: number): BodyLimits => ({
  bytes: bodyLimit,
  withinMs: 60_000,
  tooLong: fileTooLarge(file.bytes).message,
});

/** The path as the contract says it, and the query as it was read here: nothing else of the address reaches the owner. */
function pathOf(contract: ServiceContract, request: FastifyRequest): string {
  const params = request.params as Record<string, string>;
  if (Object.values(params).includes('')) throw unknownRoute();
  const query = stringify(request.query as ParsedUrlQuery);
  return fillPath(contract, params) + (query && `?${query}`);
}

/**
 * Registers what no route composes yet, on a scope of its own: such a call goes to its owner as it is, who checks shape and
 * permission. Bodies and answers are passed on as they are, but whole: a connection to
 * an owner is taken for as long as the owner needs, never for as long as somebody sends or reads.
 */
export function forwardCalls(http: ServiceHttp, owners: Services) {
  const { send, close } = createSender(owners, passedOnCalls);
  http.addHook('onClose', close);

  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) => {
    const { config, bodyLimit } = request.routeOptions;
    const longest = config.file ? ofForm(config.file, bodyLimit) : ofCalls;
    if (Number(request.headers['content-length']) > longest.bytes) {
      throw new AppError('payload-too-large', longest.tooLong);
    }
    return readBody(payload, longest, shareOf(request).hold);
  });

  function ask(contract: ServiceContract, request: FastifyRequest) {
    const { gone, hold } = shareOf(request);
    const headers: Record<string, string> = {};
    for (const name of requestHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const body = request.body as Buffer | undefined;
    return send(contract, {
      path: pathOf(contract, request),
      headers,
      body: body && body.length > 0 ? body : undefined,
      actor: request.actor,
      signal: gone,
      hold,
    });
  }

  for (const contract of ofServices.filter((call) => !servesCall(http, call))) {
    // For OpenAPI alone: the owner validates, and what it answers may be a refusal, too.
    const schema: FastifySchema = contract.schema;
    const route: Parameters<typeof http.route>[0] = {
      ...contract,
      schema,
      validatorCompiler: () => (value) => ({ value }),
      serializerCompiler: () => (value) => String(value),
      handler: async (request, reply) => {
        const { status, headers, bytes } = await ask(contract, request);
        for (const name of responseHeaders) {
          const value = headers[name];
          if (value !== undefined) void reply.header(name, value);
        }
        return reply.code(status).send(bytes.length > 0 ? bytes : undefined);
      },
    };
    http.route(route);
    // Whoever opens an address by itself may ask before whether there is something.
    if (contract.config.navigation) http.route({ ...route, method: 'HEAD', schema: { hide: true } });
  }
}
