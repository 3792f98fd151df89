// @vitest-environment jsdom
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { describe, expect, it, test } from 'vitest';
import { childOf, readXml, textsOf, type XmlElement } from '../testing/read-xml.ts';
import { atomFeed } from './atom.ts';
import { jobFeed } from './job-feed.ts';
import { robots, sitemapIndex, sitemapOfJobs, sitemapOfPages } from './sitemaps.ts';
import { cdataElement, element } from './xml.ts';

const publicUrl = 'https://waypost.example';
const hostile = '</title>]]><script>alert("1")</script> &amp; \u202e \u0000\u0008\u{fffe}\ud800 🙂';
const sayable = '</title>]]><script>alert("1")</script> &amp; \u202e  🙂';

async function gathered(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}
async function* inParts<T>(...parts: readonly T[][]) {
  yield* parts;
}

describe('texts in XML', () => {
  test.each([
    ['escaped', element('a', hostile)],
    ['as they are', cdataElement('a', hostile)],
  ])('are read as they were written, %s, but for what XML cannot say', (_, xml) => {
    expect(readXml(xml).textContent).toBe(sayable);
  });
});

describe('a search as Atom', () => {
  const atom = 'http://www.w3.org/2005/Atom';
  const feedOf = (jobs: readonly JobPost[]) =>
    readXml(
      atomFeed({
        title: `${hostile} – Jobs`,
        url: `${publicUrl}/jobs.atom?keyword=a&status=Open`,
        page: `${publicUrl}/jobs?keyword=a&status=Open`,
        publicUrl,
        jobs,
      }),
    );
  const isInstant = (text: string | undefined) => !Number.isNaN(Date.parse(text ?? '')) && /T.*Z$/.test(text ?? '');

  /** What RFC 4287 asks of a feed and of an entry alike: 4.1.1, 4.1.2. */
  function checkParts(part: XmlElement) {
    for (const name of ['id', 'title', 'updated']) expect(textsOf(part, name)).toHaveLength(1);
    expect(URL.canParse(childOf(part, 'id')?.textContent ?? '')).toBe(true);
    expect(isInstant(childOf(part, 'updated')?.textContent)).toBe(true);
    for (const child of part.children) expect(child.namespaceURI).toBe(atom);
    const links = [...part.children].filter(({ localName }) => localName === 'link');
    expect(links.filter((link) => link.getAttribute('rel') === 'alternate')).toHaveLength(1);
    for (const link of links) expect(URL.canParse(link.getAttribute('href') ?? '')).toBe(true);
  }

  it('has what the format asks for, of the feed and of each entry', () => {
    const jobs = [
      aJobPost({ updated_at: '2026-04-01T00:00:00.000Z', job_type: 'Contract' }),
      aJobPost({ title: hostile }),
    ];
    const feed = feedOf(jobs);
    expect([feed.localName, feed.namespaceURI]).toEqual(['feed', atom]);
    checkParts(feed);
    expect(textsOf(feed, 'author')).toHaveLength(1);
    const entries = [...feed.getElementsByTagName('entry')];
    expect(entries).toHaveLength(2);
    for (const entry of entries) checkParts(entry);
    expect(new Set(entries.map((entry) => childOf(entry, 'id')?.textContent)).size).toBe(2);
    expect(childOf(feed, 'updated')?.textContent).toBe('2026-04-01T00:00:00.000Z');
    expect(entries.map((entry) => childOf(entry, 'title')?.textContent)).toEqual(['Gardener', sayable]);
  });

  it('is whole where nothing is found', () => {
    checkParts(feedOf([]));
  });

  it('holds what a post says as HTML that is text', () => {
    const [entry] = feedOf([aJobPost({ description: hostile })]).getElementsByTagName('entry');
    const content = entry && childOf(entry, 'content');
    expect(content?.getAttribute('type')).toBe('html');
    expect(content?.textContent).toContain('&lt;script&gt;');
    expect(content?.textContent).not.toContain('<script');
  });
});

describe('the feed for job aggregators', () => {
  const lyon = { city_id: 'a'.repeat(24), name: 'Lyon' };
  const placesOf = async () => new Map([[lyon.city_id, { city: 'Lyon', state: 'Auvergne', country: 'France' }]]);
  const read = async (...parts: JobPost[][]) =>
    readXml(
      await gathered(jobFeed({ publicUrl, changedAt: '2026-02-01T00:00:00.000Z', posts: inParts(...parts), placesOf })),
    );
  const fieldsOf = (job: XmlElement | undefined) =>
    Object.fromEntries([...(job?.children ?? [])].map(({ localName, textContent }) => [localName, textContent]));

  it('says of each post what aggregators read', async () => {
    const job = aJobPost({
      cities: [lyon],
      job_type: 'Full-Time',
      work_mode: 'Hybrid',
      posted_date: '2026-01-02T03:04:05.000Z',
      expected_max_ctc: { currency: 'EUR', amount: 50_000, max_amount: 60_000 },
    });
    const feed = await read([job]);
    expect(feed.localName).toBe('source');
    expect(textsOf(feed, 'lastBuildDate')).toEqual(['Sun, 01 Feb 2026 00:00:00 GMT']);
    const [first] = feed.getElementsByTagName('job');
    expect(fieldsOf(first)).toEqual({
      title: 'Gardener',
      date: 'Fri, 02 Jan 2026 03:04:05 GMT',
      referencenumber: job._id,
      url: `${publicUrl}/public-job-details/${job._id}`,
      company: 'Green Belt',
      city: 'Lyon',
      state: 'Auvergne',
      country: 'France',
      description: expect.stringMatching(/^<p>Keep the parks/),
      salary: '50000 - 60000 EUR per year',
      jobtype: 'fulltime',
      remotetype: 'Hybrid remote',
    });
  });

  it('says of a maximum of pay alone that it is one', async () => {
    const feed = await read([aJobPost({ expected_max_ctc: { currency: 'EUR', amount: 0, max_amount: 60_000 } })]);
    const [first] = feed.getElementsByTagName('job');
    expect(fieldsOf(first)).toMatchObject({ salary: 'up to 60000 EUR per year' });
  });

  it('goes on over all parts, and holds hostile texts as texts', async () => {
    const feed = await read([aJobPost({ title: hostile })], [aJobPost(), aJobPost()]);
    const jobs = [...feed.getElementsByTagName('job')];
    expect(jobs).toHaveLength(3);
    expect(fieldsOf(jobs[0])).toMatchObject({ title: sayable });
  });

  it('is whole where no post is open', async () => {
    expect([...(await read()).getElementsByTagName('job')]).toEqual([]);
  });
});

describe('what search engines read first', () => {
  const changedAt = '2026-02-01T00:00:00.000Z';
  const after = 'b'.repeat(24);
  const summary = {
    tag: 't',
    changedAt,
    parts: [
      { after: undefined, changedAt },
      { after, changedAt },
    ],
    creators: new Set<string>(),
  };
  const locationsOf = (xml: string, name: string) =>
    [...readXml(xml).getElementsByTagName(name)].map((one) => textsOf(one, 'loc')[0]);

  it('names all sitemaps in their index', () => {
    expect(locationsOf(sitemapIndex(publicUrl, summary), 'sitemap')).toEqual([
      `${publicUrl}/sitemap-pages.xml`,
      `${publicUrl}/sitemap-profiles.xml`,
      `${publicUrl}/sitemap-jobs.xml`,
      `${publicUrl}/sitemap-jobs.xml?after=${after}`,
    ]);
  });

  it('names the pages and each post with when it was changed', async () => {
    const pages = ['/', '/help', '/privacy', '/terms', '/jobs'].map((path) => `${publicUrl}${path}`);
    expect(locationsOf(sitemapOfPages(publicUrl, summary), 'url')).toEqual(pages);
    const posts = inParts([{ _id: after, version: 1, updated_at: changedAt, created_by: after }]);
    const jobs = await gathered(sitemapOfJobs(publicUrl, posts));
    expect(locationsOf(jobs, 'url')).toEqual([`${publicUrl}/public-job-details/${after}`]);
    expect(jobs).toContain(`<lastmod>${changedAt}</lastmod>`);
  });

  it('says where the sitemaps are', () => {
    expect(robots(publicUrl)).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });
});
