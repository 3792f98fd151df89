import { gunzipSync, gzipSync } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';

/** What another process of ours asks with that passes an answer on: then it is packed once, for all who get it. */
export const askPacked = { 'accept-encoding': 'gzip' } as const;

/** As fast as can be: more would be a tenth shorter. */
const level = 3;
/** Bytes of an answer that is unpacked. */
const longestAnswer = 16 * 1024 * 1024;

export const pack = (json: string | Buffer): Buffer => gzipSync(json, { level });
export const unpack = (packed: Buffer): Buffer => gunzipSync(packed, { maxOutputLength: longestAnswer });

const onSend: onSendHookHandler = (request, reply, payload, done) => {
  const isAsked = request.headers['accept-encoding'] === askPacked['accept-encoding'];
  if (!isAsked || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  void reply.header('content-encoding', 'gzip');
  done(null, pack(payload));
};

/** For a route of a service whose answers are long and passed on. */
export const packedWhereAsked = { onSend };
