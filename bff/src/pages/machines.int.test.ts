import { listPublicPeople } from '@waypost/contracts/calls/identity/listed-people';
import { lookUp, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listOpenJobPosts, readOpenJobPosts } from '@waypost/contracts/calls/jobs/open-posts';
import { AppError } from '@waypost/contracts/errors';
import { aJobPost, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { publicUrl, startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
const open = (url: string, headers: Record<string, string> = {}) => bff.http.inject({ url, headers });

/** Open posts, as jobs has them; @param count may be more than one call brings. */
function have(count: number): string[] {
  const posts = Array.from({ length: count }, (_, at) => aJobPost({ _id: at.toString(16).padStart(24, '0') }));
  const ids = posts.map(({ _id }) => _id);
  const after = ({ body }: { body: { after?: string | undefined; limit: number } }) => {
    const from = body.after === undefined ? 0 : ids.indexOf(body.after) + 1;
    return { job_posts: posts.slice(from, from + body.limit) };
  };
  bff.client.stub(listOpenJobPosts, after);
  bff.client.stub(readOpenJobPosts, after);
  return ids;
}

beforeEach(async () => {
  bff = await startBff();
  bff.client.stub(lookUp, () => []);
  bff.client.stub(listPublicPeople, ({ body }) => ({ people: body.user_ids.map(known) }));
});

const known = (user_id: string) => ({
  user_id,
  username: `user-${user_id.slice(-4)}`,
  updated_at: '2026-02-01T00:00:00.000Z',
});
afterEach(() => bff.close());

describe('what machines read', () => {
  test.each([
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/sitemap-pages.xml', 'application/xml'],
    ['/sitemap-jobs.xml', 'application/xml'],
    ['/sitemap-profiles.xml', 'application/xml'],
    ['/jobs.xml', 'application/xml'],
    ['/jobs.atom', 'application/atom+xml'],
  ])('%s is %s, also for HEAD', async (url, type) => {
    have(3);
    const found = aJobSearchResult({ jobs: [aJobPostListing()] });
    bff.client.stub(searchJobPosts, () => found);
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=/);
    expect(answer.body).toContain(publicUrl);
    const head = await bff.http.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.headers['etag'], head.body]).toEqual([200, answer.headers['etag'], '']);
    // It may be left out, but is never another one (RFC 9110, 8.6).
    expect([undefined, answer.headers['content-length']]).toContain(head.headers['content-length']);
  });

  it('names who has an open post, once each, and nobody whom identity leaves out', async () => {
    const [ada, bert, hidden] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
    bff.client.stub(listOpenJobPosts, () => ({
      job_posts: [ada, bert, ada, hidden].map((created_by) => aJobPost({ created_by })),
    }));
    bff.client.stub(listPublicPeople, ({ body: { user_ids } }) => {
      expect(user_ids).toEqual([ada, bert, hidden]);
      return { people: [ada, bert].map(known) };
    });
    const { body } = await open('/sitemap-profiles.xml');
    expect([...body.matchAll(/<loc>([^<]*)/g)].map(([, at]) => at)).toEqual(
      ['aaaa', 'bbbb'].map((end) => `${publicUrl}/profile/user-${end}`),
    );
  });

  test.each(['/sitemap.xml', '/sitemap-jobs.xml', '/sitemap-profiles.xml', '/jobs.xml', '/jobs.atom?keyword=nurse'])(
    '%s is not sent again to whoever has it',
    async (url) => {
      have(3);
      bff.client.stub(searchJobPosts, () => aJobSearchResult({ jobs: [] }));
      const { etag } = (await open(url)).headers;
      const again = await open(url, { 'if-none-match': `"other", ${String(etag)}` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await open(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );

  it('names every open post once, though no call brings them all', async () => {
    const ids = have(120);
    for (const url of ['/sitemap-jobs.xml', '/jobs.xml']) {
      const named = [...(await open(url)).body.matchAll(/public-job-details\/([0-9a-f]{24})/g)].map(([, id]) => id);
      expect(named).toEqual(ids);
    }
  });

  it('has no sitemap that the index does not name', async () => {
    have(3);
    expect((await open(`/sitemap-jobs.xml?after=${'a'.repeat(24)}`)).statusCode).toBe(404);
  });

  it('feeds the newest open posts of a search', async () => {
    bff.client.stub(searchJobPosts, ({ querystring }) => {
      expect(querystring).toMatchObject({ keyword: 'nurse', status: 'Open', sort: 'newest', page: 1, limit: 50 });
      return aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })] });
    });
    const { body } = await open('/jobs.atom?keyword=nurse&sort=pay&page=3');
    expect(body).toContain('<title>Night nurse</title>');
    expect(body).toContain(`<id>${publicUrl}/jobs.atom?keyword=nurse</id>`);
  });

  it('feeds what the search has just found for other readers', async () => {
    await bff.close();
    bff = await startBff({}, { searches: { ms: 60_000, bytes: 8_000_000 } });
    bff.client.stub(searchJobPosts, () => aJobSearchResult());
    await Promise.all(['', '&sort=pay', '&page=2'].map((more) => open(`/jobs.atom?keyword=nurse${more}`)));
    expect(bff.client.calls).toHaveLength(1);
  });

  test.each(['/sitemap.xml', '/jobs.xml', '/jobs.atom'])('%s is 503 while jobs is away', async (url) => {
    const away = () => {
      throw new AppError('unavailable', 'Away');
    };
    for (const call of [listOpenJobPosts, readOpenJobPosts]) bff.client.stub(call, away);
    bff.client.stub(searchJobPosts, away);
    const answer = await open(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('counts whole feeds by address', async () => {
    have(1);
    const asked = await Promise.all(Array.from({ length: 7 }, () => open('/jobs.xml')));
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
