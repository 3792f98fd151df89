import type { FastifyInstance } from 'fastify';

/** Bodies in JSON. An empty one is one that is not given: clients name the type on each of their calls, also on those that send nothing. */
export function readJson(http: FastifyInstance): void {
  // Fastify reads plain text by itself, which no call takes: it would be told of as JSON of another shape.
  http.removeContentTypeParser('text/plain');
  const read = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null);
    else void read(request, body, done);
  });
}
