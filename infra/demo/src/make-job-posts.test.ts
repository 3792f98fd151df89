import { limits } from '@waypost/contracts/constants';
import { importedJobPost, jobPostContent } from '@waypost/contracts/entities/job-post';
import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { allCompanies, companiesByField } from './companies.ts';
import { fields } from './fields.ts';
import { makeJobPosts } from './make-job-posts.ts';
import { questions } from './questions.ts';

const now = new Date('2026-03-02T09:00:00Z');
const posts = makeJobPosts({ count: 2_160, now });

test('there are enough of everything to get lost in', () => {
  expect(fields.length).toBeGreaterThanOrEqual(12);
  expect(cities.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cities.map(({ country }) => country)).size).toBe(8);
  expect(new Set(allCompanies.map(({ name }) => name)).size).toBe(allCompanies.length);
  expect(allCompanies.length).toBeGreaterThanOrEqual(150);
});

test('the same moment gives the same posts', () => {
  expect(makeJobPosts({ count: 50, now })).toEqual(posts.slice(0, 50));
});

test('every company, city and field has posts', () => {
  expect(new Set(posts.map((post) => post.company_name))).toEqual(new Set(allCompanies.map(({ name }) => name)));
  expect(new Set(posts.flatMap((post) => post.cities))).toEqual(new Set(cities));
  expect(new Set(posts.map((post) => post.field))).toEqual(new Set(Object.keys(companiesByField)));
});

test('every post is what a recruiter could have published', () => {
  for (const post of posts) {
    const written = {
      ...post,
      company_name: undefined,
      custom_company: { name: post.company_name },
      cities: post.cities.map(({ name }) => ({ name })),
      questions: [],
    };
    expect(jobPostContent.safeParse(written).error).toBeUndefined();
    expect(importedJobPost.safeParse(written).error).toBeUndefined();
  }
});

test('no two descriptions are the same, and none is a mere line', () => {
  const descriptions = posts.map((post) => post.description);
  expect(new Set(descriptions).size).toBe(posts.length);
  expect(Math.min(...descriptions.map((text) => text.length))).toBeGreaterThan(300);
  expect(Math.max(...descriptions.map((text) => text.length))).toBeLessThanOrEqual(limits.description);
});

test('no text shows how it was made', () => {
  const texts = posts.flatMap((post) => [
    post.title,
    post.description,
    post.responsibility,
    post.minimum_qualification,
    post.preferred_qualification,
  ]);
  expect(texts.filter((text) => /[{}|]|undefined|  |\n\n\n|^\s|\s$/.test(text))).toEqual([]);
});

test('two posts of the same title read differently', () => {
  const byTitle = Map.groupBy(posts, (post) => post.title);
  const openings = [...byTitle.values()]
    .filter((same) => same.length > 4)
    .map((same) => new Set(same.map((post) => post.description.slice(0, 200))).size / same.length);
  expect(Math.min(...openings)).toBeGreaterThan(0.7);
});

test('posts are at most sixty days old and never of the future', () => {
  const ages = posts.map((post) => (now.getTime() - Date.parse(post.posted_date)) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThanOrEqual(60.1);
});

test('some are closed, some are referrals, some are asked elsewhere, some say nothing of pay', () => {
  for (const some of [
    posts.filter((post) => post.status === 'Close'),
    posts.filter((post) => post.category === 'Referral'),
    posts.filter((post) => post.apply_link),
    posts.filter((post) => !post.expected_max_ctc),
  ]) {
    expect(some.length).toBeGreaterThan(20);
    expect(some.length).toBeLessThan(posts.length / 3);
  }
});

test('pay grows with experience', () => {
  const average = (level: string) => {
    const paid = posts.filter(
      (post) =>
        post.field === 'Software' &&
        post.level === level &&
        post.expected_max_ctc?.currency === 'USD' &&
        post.job_type === 'Full-Time',
    );
    return paid.reduce((sum, post) => sum + (post.expected_max_ctc?.amount ?? 0), 0) / paid.length;
  };
  expect(average('entry')).toBeLessThan(average('mid'));
  expect(average('mid')).toBeLessThan(average('senior'));
});

test('questions are of every type, and those of a post fit its field and its skills', () => {
  expect(questions.length).toBe(60);
  expect(new Set(questions.map((question) => question.question_type)).size).toBe(4);
  for (const post of posts) {
    for (const { question } of post.questions) {
      expect(questions[question]?.fields ?? [post.field]).toContain(post.field);
      const named = post.skills.map(({ skill }) => skill);
      const wanted = questions[question]?.skills ?? named;
      expect(wanted.filter((skill) => named.includes(skill))).not.toEqual([]);
    }
  }
});

test('nobody who looks after servers is asked for a favorite of the browser', () => {
  const frontend = questions.findIndex(({ options }) => options?.includes('React'));
  const asked = posts.filter((post) => post.questions.some(({ question }) => question === frontend));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ title }) => /Backend|DevOps|Java Developer|Android|QA|Security/.test(title))).toEqual([]);
});
