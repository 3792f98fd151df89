import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Operator } from '@waypost/contracts/calls/bff/operator';
import { type PageName, pageAt } from '@waypost/contracts/paths';
import { isAway } from '@waypost/runtime/is-away';
import type { KeptAnswersLimits } from '@waypost/runtime/keep-answers';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances } from '../allowances/allowances.ts';
import { costOf } from '../allowances/enforce-allowances.ts';
import type { FindPage } from '../calls/found-page.ts';
import type { Work } from '../load/bound-work.ts';
import type { SessionCheck } from '../session/guard.ts';
import { filesForServers, readBuiltApp } from './built-app.ts';
import { feedPage } from './feed-page.ts';
import { feedRoutes } from './feed-routes.ts';
import { looksLikeFile } from './looks-like-file.ts';
import { createMachineAnswers } from './machine-answers.ts';
import { createOpenPosters } from './open-posters.ts';
import { createOpenPosts } from './open-posts.ts';
import { publicPageNames, publicPages, type PublicPageName } from './public-pages.ts';
import { refuseInWords } from './refusal-page.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

/** Seconds. */
const retryAfter = 5;

/** Path and query as they stand in the request. */
function addressOf({ url }: FastifyRequest) {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')));
}

/** Nothing is loaded or run from within these: the policy of the page that uses them holds, and theirs would weigh more than some of them. */
const isNoDocument = (path: string) => /\.(?:js|css|woff2)$/.test(path);

type PagesOptions = {
  folder: string;
  client: Client;
  findPage: FindPage;
  publicUrl: string;
  operator: Operator;
  findSession: SessionCheck;
  allowances: Pick<Allowances, 'take'>;
  work: Work;
  kept: KeptAnswersLimits;
};

/** Pages of the app that search engines may list, beside those that are drawn; all others need a session. */
const listed: ReadonlySet<PageName> = new Set(['start', 'signIn', 'signUp']);
const drawnPages: ReadonlySet<PageName> = new Set(publicPageNames);
const isDrawn = (page: PageName): page is PublicPageName => drawnPages.has(page);

/** A browser asks each time, as a new build may have replaced what the page needs; what stands between may keep it for a moment. */
const shortly = 'public, max-age=0, s-maxage=30, must-revalidate';

/**
 * The built React app: hashed files for ever, pages fresh each time. Public pages come drawn; where that cannot be done in time, the
 * app draws them itself. Where the app has no page, its 404 page is answered as what it is. No page but the feed depends on the session.
 */
export async function pages(
  http: ServiceHttp,
  { folder, client, findPage, publicUrl, operator, findSession, allowances, work, kept }: PagesOptions,
) {
  const [app, files] = await Promise.all([readBuiltApp(folder), filesOf(folder)]);
  for (const file of filesForServers) files.delete(file);
  const drawn = publicPages({ app, client, findPage, publicUrl, operator, work, kept });
  const drawFeed = feedPage({ app, search: { client, findPage }, findSession, allowances, work });
  const answers = createMachineAnswers(http, allowances);
  const open = createOpenPosts(client);
  sitemapRoutes(answers, { open, posters: createOpenPosters(client, open), publicUrl });
  feedRoutes(answers, { open, firstPages: app.firstPages, client, findPage, publicUrl, work });
  await http.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });

  const sendFile = (path: string, reply: FastifyReply) => {
    const isHashed = path.startsWith('assets/');
    if (isNoDocument(path)) reply.raw.removeHeader('content-security-policy');
    return reply.sendFile(path, { maxAge: isHashed ? '365d' : 0, immutable: isHashed });
  };

  async function sendPublic(page: PublicPageName, request: FastifyRequest, reply: FastifyReply) {
    const address = addressOf(request);
    const allowance = page === 'jobs' ? 'searches' : 'drawnPages';
    await allowances.take(allowance, request, reply, costOf(allowance, request));
    try {
      const answer = await drawn.at(page, address);
      void reply.header('cache-control', shortly);
      if (answer.status === 301) return reply.redirect(answer.location, answer.status);
      return reply.code(answer.status).send(answer.html);
    } catch (error) {
      // People get the app, which asks again by itself; crawlers are told to come again later.
      const isLater = isAway(error);
      if (!isLater) request.log.error({ err: error }, 'A page could not be drawn');
      if (isLater) void reply.code(503).header('retry-after', retryAfter);
      return reply.header('cache-control', 'no-store').send(app.index);
    }
  }

  async function sendFeed(request: FastifyRequest, reply: FastifyReply) {
    const html = await drawFeed(request, reply, addressOf(request));
    // What is drawn for one person is kept nowhere, nor shown again by the way back.
    return reply.header('cache-control', html === undefined ? 'no-cache' : 'no-store').send(html ?? app.index);
  }

  http.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public', navigation: true },
    schema: { hide: true },
    errorHandler: refuseInWords,
    handler: async (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      if (files.has(path)) return sendFile(path, reply);
      const at = pageAt(`/${path}`);
      if (at === undefined && looksLikeFile(path)) {
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      }
      void reply.type('text/html; charset=utf-8');
      if (at === undefined) {
        await allowances.take('drawnPages', request, reply);
        return reply.code(404).send(drawn.missing(addressOf(request)).html);
      }
      if (isDrawn(at.page)) return sendPublic(at.page, request, reply);
      if (!listed.has(at.page)) void reply.header('x-robots-tag', 'noindex');
      if (at.page === 'feed') return sendFeed(request, reply);
      return reply.header('cache-control', 'no-cache').send(app.index);
    },
  });
}
