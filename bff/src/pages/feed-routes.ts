import { createHash } from 'node:crypto';
import { limits } from '@waypost/contracts/constants';
import type { FirstPages } from '@waypost/contracts/first-page';
import { pages } from '@waypost/contracts/paths';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { FindPage } from '../calls/found-page.ts';
import { asWork, type Work } from '../load/bound-work.ts';
import { atomFeed } from './atom.ts';
import { inTime } from './in-time.ts';
import { jobFeed } from './job-feed.ts';
import type { MachineAnswers } from './machine-answers.ts';
import type { OpenPosts } from './open-posts.ts';
import { placesOf } from './places.ts';

/** Where any search is a feed. */
export const atomPath = `${pages.jobs}.atom`;
/** All open posts, for job aggregators. */
const jobFeedPath = `${pages.jobs}.xml`;

const tagOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

type FeedRoutesOptions = {
  open: OpenPosts;
  firstPages: FirstPages;
  client: Client;
  findPage: FindPage;
  publicUrl: string;
  work: Work;
};

export function feedRoutes({ route, send, stream }: MachineAnswers, options: FeedRoutesOptions): void {
  const { open, firstPages, client, findPage, publicUrl, work } = options;

  /** The newest posts that a search finds; open ones, where it does not ask for others. */
  async function newestOf(search: string) {
    const asked = firstPages.questionOf(pages.jobs, search);
    const own =
      asked !== undefined && 'call' in asked && asked.call === 'searchJobPosts' ? asked.input.querystring : {};
    const query = {
      ...own,
      status: own.status ?? 'Open',
      sort: 'newest',
      page: '1',
      limit: String(limits.lookupLimit),
    };
    const found = await inTime((signal) =>
      asWork(work, 'searches', signal, () => findPage(query, { viewer: undefined, signal })),
    );
    return found.page().jobs;
  }

  route(atomPath, 'searches', async (request, reply) => {
    const [, ...query] = request.url.split('?');
    const search = new URLSearchParams(firstPages.addressOf(pages.jobs, query.join('?')));
    for (const name of ['page', 'sort']) search.delete(name);
    const written = search.size === 0 ? '' : `?${search.toString()}`;
    const keyword = search.get('keyword');
    const feed = atomFeed({
      title: keyword === null ? 'Jobs · Waypost' : `${keyword} – Jobs · Waypost`,
      url: publicUrl + atomPath + written,
      page: publicUrl + pages.jobs + written,
      publicUrl,
      jobs: await newestOf(search.toString()),
    });
    return send(request, reply.type('application/atom+xml; charset=utf-8'), tagOf(feed), () => feed);
  });

  route(jobFeedPath, 'wholeFeeds', async (request, reply) => {
    const { tag, changedAt } = await open.summary();
    const posts = () =>
      jobFeed({ publicUrl, changedAt, posts: open.all(), placesOf: (cities) => placesOf(client, cities) });
    return send(request, reply.type('application/xml; charset=utf-8'), tag, () => stream(request, posts()));
  });
}
