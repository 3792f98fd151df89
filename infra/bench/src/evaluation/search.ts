import { join } from 'node:path';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { postsOfFolder } from '../judged-search/posts-of-folder.ts';
import { searchesAt, type OwnSearch } from '../judged-search/searches.ts';
import type { Evaluation, Figure } from './figure.ts';

const asked = 1_000;
const shown = 50;
const now = new Date('2030-01-02T00:00:00.000Z');
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The mean reciprocal rank: for each post, one over the place at which a search for its title lists a post of that very title.
 */
async function byTitle({ search }: OwnSearch, posts: readonly JobPost[]): Promise<number> {
  let sum = 0;
  for (const { title } of posts) {
    const { jobs } = await search({ keyword: title, page: 1, limit: shown, ctc_currency: 'USD', isBrief: true }, now);
    const place = jobs.findIndex((found) => plain(found.title) === plain(title));
    sum += place < 0 ? 0 : 1 / (place + 1);
  }
  return sum / posts.length;
}

/** How many posts of any order one would have to look through: the titles in the order in which they were imported. */
function unsorted(posts: readonly JobPost[], all: readonly JobPost[]): number {
  const titles = all.map(({ title }) => plain(title));
  return posts.reduce((sum, { title }) => sum + 1 / (titles.indexOf(plain(title)) + 1), 0) / posts.length;
}

/** Posts of `job-posts`, searched for by their titles; on OpenSearch too where its address is known. */
export const search: Evaluation = async (data) => {
  const all = await postsOfFolder(join(data, 'job-posts'));
  const posts = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / asked)) === 0).slice(0, asked);
  const figures: Figure[] = [];
  for (const [engine, open] of searchesAt(all)) {
    const own = await open();
    try {
      figures.push({
        name: `a post found by its title, ${engine}, MRR`,
        value: await byTitle(own, posts),
        floor: 0.85,
        baselines: { 'no search': unsorted(posts, all) },
        of: posts.length,
      });
    } finally {
      await own.close();
    }
  }
  return figures;
};
