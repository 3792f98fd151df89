import type { ListedPerson } from '@waypost/contracts/calls/identity/listed-people';
import { pages, pathTo } from '@waypost/contracts/paths';
import type { OpenPosts, OpenPostsSummary } from './open-posts.ts';
import { element, xmlHead } from './xml.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
export const sitemapPaths = {
  index: '/sitemap.xml',
  pages: '/sitemap-pages.xml',
  jobs: '/sitemap-jobs.xml',
  profiles: '/sitemap-profiles.xml',
} as const;

const entry = (url: string, changedAt: string | undefined) =>
  element('loc', url) + (changedAt === undefined ? '' : element('lastmod', changedAt));

/** The index of all sitemaps, with the time of the last change where that is known. */
export function sitemapIndex(publicUrl: string, { parts, changedAt }: OpenPostsSummary): string {
  const sitemaps = [
    entry(publicUrl + sitemapPaths.pages, changedAt),
    entry(publicUrl + sitemapPaths.profiles, undefined),
    ...parts.map((part) =>
      entry(publicUrl + sitemapPaths.jobs + (part.after === undefined ? '' : `?after=${part.after}`), part.changedAt),
    ),
  ];
  const written = sitemaps.map((sitemap) => `<sitemap>${sitemap}</sitemap>\n`).join('');
  return `${xmlHead}<sitemapindex xmlns="${schema}">\n${written}</sitemapindex>\n`;
}

const urlset = `${xmlHead}<urlset xmlns="${schema}">\n`;
const urlsetEnd = '</urlset>\n';

/** The pages that are no posts. */
export function sitemapOfPages(publicUrl: string, { changedAt }: OpenPostsSummary): string {
  const still = [pages.start, pages.help, pages.privacy, pages.terms].map((path) => entry(publicUrl + path, undefined));
  const all = [...still, entry(publicUrl + pages.jobs, changedAt)];
  return urlset + all.map((page) => `<url>${page}</url>\n`).join('') + urlsetEnd;
}

/** The people who may be found by searching. */
export function sitemapOfProfiles(publicUrl: string, people: readonly ListedPerson[]): string {
  const written = people.map(
    ({ username, updated_at }) =>
      `<url>${entry(publicUrl + pathTo('publicProfile', { username }), updated_at)}</url>\n`,
  );
  return urlset + written.join('') + urlsetEnd;
}

/** The posts of one part, as they come. */
export async function* sitemapOfJobs(publicUrl: string, posts: ReturnType<OpenPosts['partAfter']>) {
  yield urlset;
  for await (const some of posts) {
    yield some
      .map(
        ({ _id, updated_at }) => `<url>${entry(publicUrl + pathTo('publicJob', { jobId: _id }), updated_at)}</url>\n`,
      )
      .join('');
  }
  yield urlsetEnd;
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
export const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}${sitemapPaths.index}\n`;
