import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { Agent, request as send } from 'undici';
import * as applications from '@waypost/contracts/calls/applications';
import * as identity from '@waypost/contracts/calls/identity';
import * as jobs from '@waypost/contracts/calls/jobs';
import * as resumes from '@waypost/contracts/calls/resumes';
import * as scoring from '@waypost/contracts/calls/scoring';
import type { Contract, ServiceName } from '@waypost/contracts/contract';
import { AppError } from '@waypost/contracts/errors';
import { actorOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { SignActor } from '@waypost/runtime/service/actor-token';

/** The calls that go to their owner as they are; the owner checks shape and permission. */
export const forwarded: readonly Contract[] = [
  identity.getUser,
  identity.getUserByEmail,
  identity.getUserByUsername,
  identity.getProfile,
  identity.updateUser,
  identity.updateUsername,
  identity.updateProfile,
  identity.listDashboards,
  identity.updateDashboard,
  jobs.publishJobPost,
  jobs.editJobPost,
  jobs.changeJobStatus,
  jobs.listPostedJobs,
  jobs.lookUp,
  applications.applyToJob,
  applications.applyWithNewestResume,
  applications.listApplicants,
  applications.changeApplicantStatus,
  applications.getApplicantResume,
  applications.getApplicationHistory,
  applications.getApplicationScore,
  applications.markJobPost,
  applications.unmarkJobPost,
  resumes.listResumes,
  resumes.uploadResume,
  resumes.downloadResume,
  resumes.replaceResume,
  resumes.deleteResume,
  resumes.openFile,
  scoring.getScore,
  scoring.requestScore,
  scoring.analyseJobPost,
];

/** Hop-by-hop and credential headers stay here (RFC 9110, 7.6.1); these go through. */
const requestHeaders = [
  'content-type',
  'content-length',
  'accept',
  'idempotency-key',
  'if-none-match',
  'range',
] as const;
const responseHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'x-content-type-options',
  'retry-after',
] as const;

export type Forwarding = {
  baseUrl(service: ServiceName): string;
  sign: SignActor;
  /** Certificates of whom owners at https have to be trusted by. */
  ca?: string | undefined;
  /** Milliseconds until the owner must have begun to answer. */
  timeout: number;
};

/** Registers every forwarded call on a scope of its own, where bodies are passed on unread. */
export function forwardCalls(http: ServiceHttp, { baseUrl, sign, ca, timeout }: Forwarding) {
  const agent = new Agent({
    connections: 128,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    ...(ca && { connect: { ca } }),
  });
  http.addHook('onClose', () => agent.close());
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const longest = http.initialConfig.bodyLimit ?? Infinity;

  for (const contract of forwarded) {
    const { service } = contract.config;
    http.route({
      ...contract,
      // The owner validates; the schemas are here for OpenAPI.
      validatorCompiler: () => (value) => ({ value }),
      serializerCompiler: () => (value) => String(value),
      handler: async (request, reply) => {
        // The owner has the same limit, but may close the connection while the body is still on its way there.
        if (!contract.schema.consumes && Number(request.headers['content-length']) > longest) {
          throw new AppError('payload-too-large', 'The request is too large');
        }
        const actor = actorOf(request);
        const headers: Record<string, string> = { 'x-request-id': request.id };
        for (const name of requestHeaders) {
          const value = request.headers[name];
          if (typeof value === 'string') headers[name] = value;
        }
        if (actor !== undefined) headers['authorization'] = `Bearer ${await sign(actor, service)}`;
        const path = request.url.slice(http.prefix.length);
        const answer = await send(new URL(path, baseUrl(service)), {
          method: contract.method,
          headers,
          body: request.body ? apart(request.body as Readable) : null,
          dispatcher: agent,
        }).catch((error: unknown) => {
          throw new AppError('unavailable', 'This part of Waypost is away for a moment. Please try again.', {
            cause: error,
          });
        });
        for (const name of responseHeaders) {
          const value = answer.headers[name];
          if (value !== undefined) void reply.header(name, value);
        }
        return reply.code(answer.statusCode as 200).send(answer.body);
      },
    });
  }
}

/**
 * A body that may be given up without its request. An owner that answers early makes undici destroy what it was sending;
 * of the request itself that would take the browser's connection, and unread it would block the next call on it.
 */
function apart(body: Readable): Readable {
  const sent = new PassThrough();
  body.once('close', () => {
    if (!body.readableEnded) sent.destroy(new Error('The client went away'));
  });
  sent.once('close', () => body.resume());
  return body.pipe(sent);
}
