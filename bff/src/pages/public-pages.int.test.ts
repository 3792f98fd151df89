import { getJobPost, lookUp, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { AppError, notFound } from '@waypost/contracts/errors';
import { firstAnswersId } from '@waypost/contracts/first-page';
import { aJobPost, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { ours, publicUrl, startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
async function start(...how: Parameters<typeof startBff>) {
  bff = await startBff(...how);
  bff.client.stub(lookUp, () => [{ ...lyon, city_name: 'Lyon', state_name: '', country_name: 'France' }]);
}
async function restart(...how: Parameters<typeof startBff>) {
  await bff.close();
  await start(...how);
}
beforeEach(() => start());
afterEach(() => bff.close());

const hostile = '</script><script>alert("x")</script> & ‮';
const lyon = { city_id: 'a'.repeat(24) };
const job = aJobPost({
  title: 'Night nurse',
  company_name: 'City Hospital',
  description: `Care. ${hostile}`,
  cities: [{ ...lyon, name: 'Lyon' }],
});
const path = `/public-job-details/${job._id}`;

const answerWith = (post: typeof job) =>
  bff.client.stub(getJobPost, () => ({ job_post: post, is_applied: null, is_saved: null }));
const open = (url: string) => bff.http.inject({ url });
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

describe('the page of a post', () => {
  it('says in its first answer what it is about', async () => {
    answerWith(job);
    const { statusCode, body, headers } = await open(path);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate');
    expect(body).toContain('<title>Drawn · Waypost</title>');
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}${path}">`);
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/screen-1234.css">');
    expect(body).toContain('<main>');
    expect(contentOf(body, 'description')).toMatch(/^City Hospital · Lyon\. Care\./);
    expect(contentOf(body, 'og:title')).toBe('Night nurse at City Hospital');
    expect(contentOf(body, 'og:url')).toBe(`${publicUrl}${path}`);
    expect(contentOf(body, 'twitter:card')).toBe('summary');
    expect(contentOf(body, 'robots')).toBeUndefined();
    expect(dataIn(body)).toMatchObject([{ '@type': 'JobPosting', title: 'Night nurse' }]);
  });

  it('hands the browser what it was drawn with, which no text can end', async () => {
    answerWith(job);
    const { body } = await open(path);
    const [, json = ''] = new RegExp(`id="${firstAnswersId}">(.*?)</script>`).exec(body) ?? [];
    expect(JSON.parse(json)).toEqual([
      { key: [path, ''], data: { job_post: job, is_saved: false, is_applied: false } },
    ]);
    expect(body).not.toContain('<script>alert');
  });

  it('names its scripts where no browser fetches them before the page is seen', async () => {
    answerWith(job);
    const { body } = await open(path);
    const [waiting = ''] = /<template id="after-paint">.*?<\/template>/s.exec(body) ?? [];
    expect(waiting).toContain('<script type="module" crossorigin src="/assets/index-1234.js"></script>');
    expect(waiting).toContain('<link rel="modulepreload" crossorigin href="/assets/screen-1234.js">');
    expect(body.replace(waiting, '')).not.toMatch(/\.js"/);
  });

  it('is the same for who is signed in', async () => {
    answerWith(job);
    const { cookie } = await bff.signIn();
    const [nobodys, somebodys] = [await open(path), await bff.http.inject({ url: path, headers: { cookie } })];
    expect(somebodys.body).toBe(nobodys.body);
    expect(
      bff.client.calls.filter(({ contract }) => contract.url === getJobPost.url).map(({ actor }) => actor?.kind),
    ).toEqual(['service', 'service']);
  });

  it('is not to be found once the post is closed', async () => {
    answerWith({ ...job, status: 'Close' });
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(contentOf(body, 'robots')).toBe('noindex');
    expect(dataIn(body)).toEqual([]);
  });

  test.each(['/public-job-details/0123456789abcdef01234567', '/public-job-details/nothing'])(
    'is 404, and not to be found, where there is none: %s',
    async (url) => {
      bff.client.stub(getJobPost, () => {
        throw notFound('Job post');
      });
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(404);
      expect(contentOf(body, 'robots')).toBe('noindex');
      expect(body).toContain('not-found');
    },
  );

  it('is drawn by the app where jobs is away, and machines shall come again', async () => {
    bff.client.stub(getJobPost, () => {
      throw new AppError('unavailable', 'Away');
    });
    const { statusCode, body, headers } = await open(path);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(body).toContain('<div id="root"></div>');
  });

  it('is drawn once for all who open it at the same moment', async () => {
    answerWith(job);
    const opened = await Promise.all([path, path, path, `${path}?from=mail`].map(open));
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(bff.client.calls.filter(({ contract }) => contract.url === getJobPost.url)).toHaveLength(2);
  });

  it('is kept for a moment', async () => {
    await restart({}, { drawnPages: { ms: 60_000, bytes: 8_000_000 } });
    answerWith(job);
    const { cookie } = await bff.signIn();
    const first = await open(path);
    answerWith({ ...job, title: 'Day nurse' });
    expect((await open(path)).body).toBe(first.body);
    expect((await bff.http.inject({ url: path, headers: { cookie } })).body).toBe(first.body);
    expect((await open(`/public-job-details/${'0'.repeat(24)}`)).body).toContain('Day nurse');
  });

  it('is kept no longer once it could not be drawn', async () => {
    await restart({}, { drawnPages: { ms: 60_000, bytes: 8_000_000 } });
    bff.client.stub(getJobPost, () => {
      throw new AppError('unavailable', 'Away');
    });
    expect((await open(path)).statusCode).toBe(503);
    answerWith(job);
    expect((await open(path)).statusCode).toBe(200);
  });

  it('is of a hundred kilobytes at most, however much its post says, and the rest is asked for by its script', async () => {
    const text = 'a\n\nb '.repeat(830);
    answerWith({ ...job, description: text, responsibility: text, minimum_qualification: text });
    const { body } = await open(path);
    expect(body.length).toBeLessThan(100_000);
    const [, json = ''] = new RegExp(`id="${firstAnswersId}">(.*?)</script>`).exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject([{ isPart: true, data: { job_post: { _id: job._id, title: job.title } } }]);
  });

  it('counts for the address that opens it, as does one that is not there', async () => {
    await restart({ RATE_LIMIT: '12' });
    answerWith(job);
    const urls = [path, '/privacy', '/nothing-here', path, '/nothing-here'];
    const opened = [];
    for (const url of urls) opened.push((await open(url)).statusCode);
    expect(opened).toEqual([200, 200, 404, 429, 429]);
  });

  it('answers HEAD as GET, without a body', async () => {
    answerWith(job);
    const answer = await bff.http.inject({ url: path, method: 'HEAD' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('the page of all jobs', () => {
  const found = aJobSearchResult({ jobs: [aJobPostListing({ title: 'Night nurse' })], total: 21 });

  test.each([
    ['/jobs', '/jobs', undefined],
    ['/jobs?page=2', '/jobs?page=2', undefined],
    ['/jobs?keyword=nurse', '/jobs?keyword=nurse', 'noindex'],
  ])('%s is known as %s, robots %s', async (url, canonical, robots) => {
    bff.client.stub(searchJobPosts, () => found);
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}${canonical}">`);
    expect(contentOf(body, 'robots')).toBe(robots);
    expect(contentOf(body, 'description')).toBe('21 jobs on Waypost: Night nurse and more.');
  });

  it('leads to the same search as a feed', async () => {
    bff.client.stub(searchJobPosts, () => found);
    const { body } = await open('/jobs?keyword=nurse&page=3');
    expect(body).toContain(`href="${publicUrl}/jobs.atom?keyword=nurse"`);
  });

  it('is drawn once for all who ask the same, whatever else their addresses say', async () => {
    await restart({}, { drawnPages: { ms: 60_000, bytes: 8_000_000 } });
    bff.client.stub(searchJobPosts, () => found);
    const opened = [];
    for (const url of ['/jobs', '/jobs?from=mail', '/jobs?from=feed']) opened.push((await open(url)).body);
    expect(new Set(opened).size).toBe(1);
    expect(bff.client.calls).toHaveLength(1);
    await open('/jobs?keyword=nurse');
    expect(bff.client.calls).toHaveLength(2);
  });

  it('shows what the search has just found for others', async () => {
    await restart({}, { searches: { ms: 60_000, bytes: 8_000_000 } });
    bff.client.stub(searchJobPosts, () => found);
    const asked = await bff.http.inject({ url: '/api/job-posts/search?keyword=nurse', headers: ours });
    const { body } = await open('/jobs?keyword=nurse');
    const [, json = ''] = new RegExp(`id="${firstAnswersId}">(.*?)</script>`).exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject([{ data: asked.json() }]);
    expect(bff.client.calls).toHaveLength(1);
  });

  it('is not to be found beyond the last page', async () => {
    bff.client.stub(searchJobPosts, () => ({ ...found, jobs: [] }));
    expect(contentOf((await open('/jobs?page=300')).body, 'robots')).toBe('noindex');
  });

  it('counts as a search of the address', async () => {
    await restart({ RATE_LIMIT: '4' });
    bff.client.stub(searchJobPosts, () => found);
    expect((await open('/jobs')).statusCode).toBe(200);
    expect((await open('/jobs')).statusCode).toBe(429);
  });
});

test.each(['/privacy', '/terms', '/help'])('%s comes drawn, may be found, and says who runs it', async (page) => {
  const { statusCode, body } = await open(page);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}${page}">`);
  expect(contentOf(body, 'description')).toMatch(/Waypost/);
  expect(contentOf(body, 'robots')).toBeUndefined();
  expect(body).toContain('"data":{"name":null,"contact":null}');

  const named = await startBff({ OPERATOR_NAME: 'Example Jobs', OPERATOR_CONTACT: 'mailto:hello@example.org' });
  const operator = { name: 'Example Jobs', contact: 'mailto:hello@example.org' };
  expect((await named.http.inject({ url: page })).body).toContain(`"data":${JSON.stringify(operator)}`);
  const asked = await named.http.inject({ url: '/api/operator', headers: ours });
  expect(asked.json()).toEqual(operator);
  await named.close();
});
