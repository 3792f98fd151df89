import { notFound } from '@waypost/contracts/errors';
import type { MachineAnswers } from './machine-answers.ts';
import type { OpenPosters } from './open-posters.ts';
import type { OpenPosts } from './open-posts.ts';
import { robots, sitemapIndex, sitemapOfJobs, sitemapOfPages, sitemapOfProfiles, sitemapPaths } from './sitemaps.ts';

const xml = 'application/xml; charset=utf-8';

/** What search engines read before anything else. */
export function sitemapRoutes(
  { route, send, stream }: MachineAnswers,
  { open, posters, publicUrl }: { open: OpenPosts; posters: OpenPosters; publicUrl: string },
): void {
  route('/robots.txt', undefined, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(publicUrl)),
  );

  route(sitemapPaths.index, 'feeds', async (request, reply) => {
    const summary = await open.summary();
    return send(request, reply.type(xml), summary.tag, () => sitemapIndex(publicUrl, summary));
  });

  route(sitemapPaths.pages, 'feeds', async (request, reply) => {
    const summary = await open.summary();
    return send(request, reply.type(xml), summary.tag, () => sitemapOfPages(publicUrl, summary));
  });

  route(sitemapPaths.profiles, 'feeds', async (request, reply) => {
    const { tag, people } = await posters.summary();
    return send(request, reply.type(xml), tag, () => sitemapOfProfiles(publicUrl, people));
  });

  route(sitemapPaths.jobs, 'feeds', async (request, reply) => {
    const { after } = request.query as { after?: unknown };
    const { tag, parts } = await open.summary();
    // Only the parts that the index names: otherwise anybody could ask for a sitemap after any id, which overlaps others.
    const part = parts.find((one) => one.after === after);
    if (part === undefined) throw notFound('Sitemap');
    const posts = () => stream(request, sitemapOfJobs(publicUrl, open.partAfter(part.after)));
    return send(request, reply.type(xml), tag, posts);
  });
}
