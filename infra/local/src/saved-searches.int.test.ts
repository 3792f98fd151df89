import { publishJobPost } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { generatePosts } from '@waypost/jobs/testing/generated-posts';
import { expectedFindings, generateSavedRequests } from '@waypost/jobs/testing/saved-requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './testing/person.ts';
import { type ProductProcess, startProductProcess } from './testing/product-process.ts';
import { bodyLike, readWhatWasTold, saveSearchesIn, unmatchedIn } from './testing/saved-search-watch.ts';

const [searches, eachHas] = [300, 20];
const postsAtATime = 8;
/** Each with posts that were not held against all saved searches yet. */
const kills = 2;

let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess();
});
afterAll(() => product.close());

test(
  'killed while it matches posts, the product tells of each once to every saved search that finds it, and misses none',
  { timeout: 240_000 },
  async () => {
    await product.kill('SIGINT');
    const saved = await saveSearchesIn(product, generateSavedRequests(searches), { eachHas });
    const published: JobPost[] = [];
    const posts = generatePosts(100).values();
    for (let killed = 0; killed < kills;) {
      await product.start();
      const recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
      for (const post of posts.take(postsAtATime)) {
        published.push((await recruiter.call(publishJobPost, { body: bodyLike(post, recruiter) })).job_post);
      }
      await product.kill('SIGKILL');
      if ((await unmatchedIn(product)) > 0) killed += 1;
    }

    const expected = expectedFindings(saved, published);
    await readWhatWasTold(
      product,
      async ({ found, rung }) => {
        const lists = (of: ReadonlyMap<string, Iterable<string>>) =>
          Object.fromEntries(saved.map(({ id }) => [id, [...(of.get(id) ?? [])].toSorted()]));
        expect(lists(found)).toEqual(lists(expected));
        const counts = await Promise.all(saved.map(async (search) => [search.id, await rung(search)] as const));
        expect(Object.fromEntries(counts)).toEqual(
          Object.fromEntries(saved.map(({ id }) => [id, expected.get(id)?.size])),
        );
      },
      { within: 120_000 },
    );
  },
);
