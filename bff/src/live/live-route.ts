import type { OutgoingHttpHeaders } from 'node:http';
import { AppError } from '@waypost/contracts/errors';
import { liveUrl } from '@waypost/contracts/live';
import { signInRequired } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { z } from 'zod';
import type { LiveStreams } from './live-streams.ts';

const ndjson = 'application/x-ndjson';

/** `GET /api/live`: newline-delimited JSON for as long as the session lasts; an empty line is a heartbeat. */
export function liveRoute(http: ServiceHttp, streams: LiveStreams) {
  http.route({
    method: 'GET',
    url: liveUrl,
    config: { access: 'user', endless: true },
    schema: {
      summary: 'What changes while a page is open, as newline-delimited JSON',
      response: { 200: { description: 'One message a line', content: { [ndjson]: { schema: z.string() } } } },
    },
    handler: (request, reply) => {
      const actor = request.actor;
      if (actor?.kind !== 'user' || request.session === undefined) throw signInRequired();
      if (streams.isFull)
        throw new AppError('unavailable', 'Too many pages are open right now. Please try again later.');
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': ndjson,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      });
      reply.raw.write('\n');
      streams.add({ userId: actor.user_id, sessionKey: request.session.key, response: reply.raw });
    },
  });
}
