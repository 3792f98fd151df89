import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')));
}

/**
 * The built React app: hashed files for ever, the page itself fresh each time. Every path without a file is the app's;
 * no page depends on the session.
 */
export async function pages(http: ServiceHttp, folder: string) {
  const [index, files] = await Promise.all([readFile(join(folder, 'index.html'), 'utf8'), filesOf(folder)]);
  await http.register(fastifyStatic, { root: folder, serve: false });
  http.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', navigation: true },
    schema: { hide: true } as never,
    handler: (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      if (!files.has(path) || path === 'index.html') {
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
      }
      const isHashed = path.startsWith('assets/');
      return reply.sendFile(path, { maxAge: isHashed ? '365d' : 0, immutable: isHashed });
    },
  });
}
