import type { FirstAnswer, FirstQuestion } from '@waypost/contracts/first-page';
import { aJobPost, aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { aPublicProfile } from '@waypost/contracts/testing/people';
import { superLinear } from '@waypost/contracts/testing/super-linear';
import { describe, expect, it, test } from 'vitest';
import { drawable } from './drawable.ts';

const aboutOne: FirstQuestion = { key: ['one'], call: 'getUserByUsername', input: { params: { username: 'ada' } } };
const aboutMany: FirstQuestion = { key: ['many'], call: 'searchJobPosts', input: { querystring: {} } };
const draw = (data: unknown, question: FirstQuestion = aboutOne) => drawable(question, { key: ['one'], data });
const dataOf = (answer: FirstAnswer): unknown => {
  if (!('data' in answer)) throw new Error('It was refused');
  return answer.data;
};
const sizeOf = (answer: FirstAnswer) => JSON.stringify(answer).length;

/** What was measured to keep a process busy for a second. */
const heavyText = 'a\n\nb '.repeat(590);
const accomplishments = Array.from({ length: 100 }, (_, at) => ({
  _id: String(at).padStart(24, '0'),
  accomplishment_type: 'Awards' as const,
  title: `Award ${at}`,
  description: heavyText,
}));

describe('what a page is drawn by', () => {
  const sentence = 'You look after patients, and hand over to the day’s team.\n';

  it('is the whole of an ordinary post, person and page of jobs', () => {
    const post = aJobPost({ description: sentence.repeat(34), responsibility: `• ${sentence}`.repeat(80) });
    const jobs = Array.from({ length: 15 }, () => aJobPostListing({ description: sentence.repeat(34) }));
    const person = aPublicProfile({
      accomplishments: accomplishments.slice(0, 20).map((each) => ({ ...each, description: sentence.repeat(3) })),
    });
    for (const data of [{ job_post: post }, person]) expect(draw(data)).toEqual({ key: ['one'], data });
    const found = aJobSearchResult({ jobs, total: 15 });
    expect(draw(found, aboutMany)).toEqual({ key: ['one'], data: found });
  });

  it('is a part of a profile that would keep everybody waiting, with the beginning of each text', () => {
    const shown = draw(aPublicProfile({ username: 'ada-moss', accomplishments }));
    expect(shown).toMatchObject({ isPart: true });
    expect(sizeOf(shown)).toBeLessThan(60_000);
    const { username, accomplishments: some } = dataOf(shown) as {
      username: string;
      accomplishments: typeof accomplishments;
    };
    expect(username).toBe('ada-moss');
    expect(some.length).toBeGreaterThanOrEqual(10);
    expect(some[0]).toMatchObject({ title: 'Award 0', accomplishment_type: 'Awards' });
    expect(some[0]?.description).toMatch(/^a\n\nb a\n\n.*…$/s);
  });

  it('is a page of jobs with all of its posts, however long they are', () => {
    const jobs = Array.from({ length: 15 }, (_, at) => aJobPostListing({ title: `Job ${at}`, description: heavyText }));
    const shown = draw(aJobSearchResult({ jobs, total: 15 }), aboutMany);
    expect(shown).toMatchObject({ isPart: true });
    expect(sizeOf(shown)).toBeLessThan(120_000);
    expect((dataOf(shown) as { jobs: { title: string }[] }).jobs.map(({ title }) => title)).toEqual(
      jobs.map(({ title }) => title),
    );
  });

  it('leads nowhere by half an address', () => {
    const link = `https://example.org/${'x'.repeat(1_500)}`;
    const socialLinks = Array.from({ length: 100 }, (_, at) => ({
      _id: String(at).padStart(24, '0'),
      link: { link_type: 'Other' as const, link },
    }));
    const shown = dataOf(draw(aPublicProfile({ socialLinks, accomplishments }))) as { socialLinks: typeof socialLinks };
    expect(shown.socialLinks.map((each) => each.link.link)).toContain(link);
    expect(new Set(shown.socialLinks.map((each) => each.link.link)).size).toBe(1);
  });

  it.each([
    ['bullets', '•'],
    ['line ends', '\n'],
    ['signs of markup', '<&">'],
    ['one word', 'x'],
    ['an address without end', `https://${'x'.repeat(50)}`],
    ['letters of three bytes', '你'],
  ])('is bounded for texts of %s', (_, sign) => {
    const text = sign.repeat(3_000 / sign.length);
    const items = accomplishments.map((each) => ({ ...each, title: text.slice(0, 150), description: text }));
    const shown = draw({ one: items, two: items, three: items });
    expect(Buffer.byteLength(JSON.stringify(shown))).toBeLessThan(70_000);
  });
});

test('a refusal is drawn as it is', () => {
  const refused: FirstAnswer = { key: ['one'], refusal: { code: 'not-found', message: 'No such person' } };
  expect(drawable(aboutOne, refused)).toBe(refused);
});

test('texts of any kind are shortened in linear time', () => {
  expect(superLinear((text) => draw({ text, list: [text, text] }))).toBeUndefined();
});
