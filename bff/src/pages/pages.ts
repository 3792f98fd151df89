import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pageAt } from '@waypost/contracts/paths';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { refuseInWords } from './refusal-page.ts';

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')));
}

/** Addresses of pages have no dot in their last part: who asks for a file that is not there is no reader of our 404 page. */
const looksLikeFile = (path: string) => /\.[^/]*$/.test(path);

/** Nothing is loaded or run from within these: the policy of the page that uses them holds, and theirs would weigh more than some of them. */
const isNoDocument = (path: string) => /\.(?:js|css|woff2)$/.test(path);

/**
 * The built React app: hashed files for ever, the page itself fresh each time. Where the app has no page, its 404 page is answered
 * as what it is. No page depends on the session.
 */
export async function pages(http: ServiceHttp, folder: string) {
  const [index, files] = await Promise.all([readFile(join(folder, 'index.html'), 'utf8'), filesOf(folder)]);
  files.delete('index.html');
  await http.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  http.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', navigation: true },
    schema: { hide: true },
    errorHandler: refuseInWords,
    handler: (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      if (files.has(path)) {
        const isHashed = path.startsWith('assets/');
        if (isNoDocument(path)) reply.raw.removeHeader('content-security-policy');
        return reply.sendFile(path, { maxAge: isHashed ? '365d' : 0, immutable: isHashed });
      }
      const isPage = pageAt(`/${path}`) !== undefined;
      if (!isPage) void reply.code(404);
      if (!isPage && looksLikeFile(path)) return reply.type('text/plain; charset=utf-8').send('Not found\n');
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
    },
  });
}
