import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';

/**
 * The built React app: hashed files for ever, the page itself fresh each time. Every path without a file is the app's;
 * no page depends on the session.
 */
export async function pages(http: ServiceHttp, folder: string) {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  await http.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  http.get('/*', { config: { access: 'public', navigation: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index),
  );
}
