import { getUserByUsername } from '@waypost/contracts/calls/identity';
import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { away, notFound } from '@waypost/contracts/errors';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aProfileUser, aPublicProfile } from '@waypost/contracts/testing/people';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { publicUrl, startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => {
  bff = await startBff();
  bff.client.stub(searchJobPosts, () => aJobSearchResult({ total: 3 }));
});
afterEach(() => bff.close());

const hostile = '</script><script>alert("x")</script> & "quoted" ‮';
const user = aProfileUser({ headline: 'Gardener', about_me: `Trees. ${hostile}`, email: 'ada@example.org' });
const person = aPublicProfile({
  username: 'ada-moss',
  first_name: 'Ada',
  last_name: 'Moss <b>',
  user: { ...user, phone: '+33123456789', gender: 'Female' },
  workExperiences: [
    {
      _id: '0'.repeat(24),
      job_title: 'Gardener',
      company_name: 'Green Belt',
      start_date: '2020-01-01',
      is_current: true,
      is_active: true,
      job_type: 'Full-Time',
      work_summary: '',
    },
  ],
  socialLinks: [
    { _id: '1'.repeat(24), link: { link_type: 'Github', link: 'https://github.com/ada' } },
    { _id: '2'.repeat(24), link: { link_type: 'Other', link: 'javascript:alert(1)' } },
  ],
});
const path = '/profile/ada-moss';
const answer = (some = person) => bff.client.stub(getUserByUsername, () => some);
const refuse = (error: Error) =>
  bff.client.stub(getUserByUsername, () => {
    throw error;
  });
const open = (url: string) => bff.http.inject({ url });
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

describe("a person's page", () => {
  it('says in its first answer who it is about, and nothing that could end a tag', async () => {
    answer();
    const { statusCode, headers, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate');
    expect(body).toContain('<title>Drawn · Waypost</title>');
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}${path}">`);
    expect(contentOf(body, 'description')).toMatch(/^Gardener · Gardener at Green Belt · Trees\./);
    expect(contentOf(body, 'og:type')).toBe('profile');
    expect(contentOf(body, 'og:title')).toBe('Ada Moss &lt;b&gt;');
    expect(contentOf(body, 'og:url')).toBe(publicUrl + path);
    expect(contentOf(body, 'profile:username')).toBe('ada-moss');
    expect(contentOf(body, 'twitter:card')).toBe('summary');
    expect(contentOf(body, 'robots')).toBeUndefined();
    expect(body).not.toContain('<script>alert');
  });

  it("has Google's required and recommended properties of a ProfilePage", async () => {
    answer(aPublicProfile({ ...person, profile_img_url: '/pictures/ada.webp' }));
    expect(dataIn((await open(path)).body)).toEqual([
      {
        '@context': 'https://schema.org/',
        '@type': 'ProfilePage',
        url: publicUrl + path,
        dateCreated: person.created_at,
        dateModified: person.updated_at,
        mainEntity: {
          '@type': 'Person',
          name: 'Ada Moss <b>',
          alternateName: 'ada-moss',
          identifier: person._id,
          url: publicUrl + path,
          description: user.about_me,
          image: `${publicUrl}/pictures/ada.webp`,
          sameAs: ['https://github.com/ada'],
          jobTitle: 'Gardener',
          worksFor: { '@type': 'Organization', name: 'Green Belt' },
          agentInteractionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/WriteAction',
            userInteractionCount: 3,
          },
        },
      },
    ]);
  });

  it('is drawn with the posts of that person, and without them while jobs is away', async () => {
    answer();
    const asked: unknown[] = [];
    bff.client.stub(searchJobPosts, ({ querystring }) => {
      asked.push(querystring.created_by);
      return aJobSearchResult({ total: 3 });
    });
    expect((await open(path)).body).toContain('"posted_jobs":3');
    expect(asked).toEqual([person._id, person._id]);
    bff.client.stub(searchJobPosts, () => {
      throw away();
    });
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('"posted_jobs":null');
    expect(JSON.stringify(dataIn(body))).not.toContain('agentInteractionStatistic');
  });

  it('is the same whoever looks: a hidden one is never drawn', async () => {
    answer();
    const { cookie } = await bff.signIn();
    const [nobodys, somebodys] = [await open(path), await bff.http.inject({ url: path, headers: { cookie } })];
    expect(somebodys.body).toBe(nobodys.body);
    const asked = bff.client.calls.filter(({ contract }) => contract.url === getUserByUsername.url);
    expect(asked.map(({ actor }) => actor?.kind)).toEqual(['service', 'service']);
  });

  test.each([`/profile/${person._id}`, '/profile/old-name', '/profile/Ada-Moss'])(
    '%s leads to the one address that the person has',
    async (url) => {
      answer();
      const { statusCode, headers } = await open(`${url}?tab=jobs`);
      expect(statusCode).toBe(301);
      expect(headers['location']).toBe(`${path}?tab=jobs`);
      expect(headers['cache-control']).toContain('max-age=0');
    },
  );

  it('is 404 and not to be found where there is none, or it is hidden', async () => {
    refuse(notFound('User'));
    const { statusCode, body } = await open('/profile/nobody');
    expect(statusCode).toBe(404);
    expect(contentOf(body, 'robots')).toBe('noindex');
    expect(contentOf(body, 'canonical')).toBeUndefined();
    expect(dataIn(body)).toEqual([]);
    expect(body).not.toContain('Ada');
  });

  it('is drawn by the app while identity is away, and machines shall come again', async () => {
    refuse(away());
    const { statusCode, headers } = await open(path);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });
});
