import { Readable } from 'node:stream';
import type { AllowanceName } from '@waypost/contracts/allowances';
import { AppError } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { countedAddress } from '@waypost/runtime/service/http/client-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances } from '../allowances/allowances.ts';
import { costOf } from '../allowances/enforce-allowances.ts';

/** Streams of one instance at a time: each holds a few posts for as long as somebody reads slowly. */
const mostStreams = 8;
/** Of one address, so that who reads slowly leaves places to others. */
const mostOfAddress = 4;
/** Ms; whoever reads more slowly begins again. */
const longestStream = 10 * 60_000;
const streamBuffer = 64 * 1024;

/** Whether whoever asks has it already, by the weak comparison (RFC 9110, 13.1.2). */
function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const sent = (headers['if-none-match'] ?? '').split(',');
  const known = new Set(sent.map((one) => one.trim().replace(/^W\//, '')));
  return known.has(`"${tag}"`) || known.has('*');
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** How machines are answered that read on their own: counted by address, told what has not changed, and a few at a time. */
export function createMachineAnswers(http: ServiceHttp, allowances: Pick<Allowances, 'take'>) {
  /** The address of each that is under way. */
  const streams: string[] = [];
  return {
    route(url: string, allowance: AllowanceName | undefined, answer: Answer): void {
      http.route({
        method: ['GET', 'HEAD'],
        url,
        config: { access: 'public', navigation: true },
        schema: { hide: true },
        handler: async (request, reply) => {
          if (allowance !== undefined) await allowances.take(allowance, request, reply, costOf(allowance, request));
          return answer(request, reply);
        },
      });
    },

    /** @param tag another one for whatever else is said */
    send(request: FastifyRequest, reply: FastifyReply, tag: string, body: () => string | Readable) {
      void reply.header('etag', `W/"${tag}"`).header('cache-control', 'public, max-age=60');
      if (isKnown(request, tag)) return reply.code(304).send();
      return request.method === 'HEAD' ? reply.send() : reply.send(body());
    },

    /** What goes wrong on the way ends the connection. @throws unavailable where enough others are read */
    stream({ ip }: Pick<FastifyRequest, 'ip'>, chunks: AsyncGenerator<string>): Readable {
      const address = countedAddress(ip);
      const own = streams.filter((one) => one === address);
      if (streams.length >= mostStreams || own.length >= mostOfAddress)
        throw new AppError('unavailable', 'Too many feeds are read right now');
      streams.push(address);
      const body = Readable.from(chunks, { objectMode: false, highWaterMark: streamBuffer });
      const late = setTimeout(() => body.destroy(new Error('A feed was read too slowly')), longestStream).unref();
      body.once('close', () => {
        streams.splice(streams.indexOf(address), 1);
        clearTimeout(late);
      });
      return body;
    },
  };
}
export type MachineAnswers = ReturnType<typeof createMachineAnswers>;
