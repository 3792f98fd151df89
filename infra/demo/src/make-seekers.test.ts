import { applicantStatuses, settableStatuses } from '@waypost/contracts/constants';
import { basicInfo } from '@waypost/contracts/entities/profile';
import { profileSections } from '@waypost/contracts/entities/profile-sections';
import { expect, test } from 'vitest';
import { busyPostAmong } from './busy-post.ts';
import { candidates } from './candidates.ts';
import { cities } from './cities.ts';
import { fields } from './fields.ts';
import { makeApplications } from './make-applications.ts';
import { makeJobPosts } from './make-job-posts.ts';
import { makeResume } from './make-resume.ts';
import { makeSeekers, skillOf } from './make-seekers.ts';
import { demoSeekers, owners } from './people.ts';
import { resumeContent } from './resume-content.ts';

const now = new Date('2026-03-02T09:00:00Z');
const seekers = makeSeekers({ now, crowd: 0 });
const everybody = makeSeekers({ now, crowd: candidates.length });
const posts = makeJobPosts({ count: 2_160, now });
const applications = makeApplications(posts, { count: 600, crowd: candidates.length });

test('forty seekers, five recruiters and three referrers, each with an address of nobody', () => {
  expect(demoSeekers.length).toBe(40);
  expect(owners.filter(({ role }) => role === 'Recruiter').length).toBe(5);
  expect(owners.filter(({ role }) => role === 'Referrer').length).toBe(3);
  const addresses = [...demoSeekers, ...candidates, ...owners].map(({ email }) => email);
  expect(new Set(addresses).size).toBe(48 + candidates.length);
  expect(addresses.filter((email) => !/^[a-z-]+\.[a-z-]+@example\.(?:com|org)$/.test(email))).toEqual([]);
});

test('every field has a recruiter and a referrer', () => {
  for (const role of ['Recruiter', 'Referrer']) {
    const covered = owners.filter((owner) => owner.role === role).flatMap((owner) => owner.fields);
    expect(new Set(covered)).toEqual(new Set(fields.map(({ name }) => name)));
  }
});

test('nobody has a skill twice, by whichever of its names', () => {
  for (const { skills } of everybody) expect(new Set(skills.map(skillOf)).size).toBe(skills.length);
});

test('people live in cities of the demo', () => {
  const known = new Set(cities.map(({ name, country }) => `${name}/${country}`));
  expect(
    [...demoSeekers, ...candidates, ...owners].filter(({ city, country }) => !known.has(`${city}/${country}`)),
  ).toEqual([]);
});

test('profiles are valid, and most are complete', () => {
  const address = { city_id: 'a'.repeat(24) };
  for (const seeker of everybody) {
    const { first_name, last_name, gender, headline, about_me } = seeker.person;
    basicInfo.parse({
      first_name,
      last_name,
      gender,
      headline,
      about_me,
      total_experience_in_months: seeker.total_experience_in_months,
    });
    for (const [section, item] of Object.entries(profileSections)) {
      for (const value of seeker[section as keyof typeof profileSections]) item.parse({ ...value, address });
    }
  }
  const complete = seekers.filter((seeker) =>
    Object.keys(profileSections).every((section) => seeker[section as keyof typeof profileSections].length > 0),
  );
  expect(complete.length).toBeGreaterThan(30);
  expect(complete.length).toBeLessThan(40);
});

test('no job begins in the future, ends before it begins or overlaps the next', () => {
  for (const { work_experiences: jobs } of everybody) {
    expect(jobs[0]?.start_date.localeCompare('2026-03-02')).toBe(-1);
    for (const [index, job] of jobs.entries())
      expect(job.start_date < (jobs[index - 1]?.start_date ?? '2026-03-02')).toBe(true);
  }
});

test('resumes are real files: PDF and DOCX', async () => {
  const files = await Promise.all(seekers.slice(0, 12).map(makeResume));
  expect(files.some(({ name }) => name.endsWith('.docx'))).toBe(true);
  for (const { name, bytes } of files) {
    expect(Buffer.from(bytes.slice(0, 4)).toString('latin1')).toBe(name.endsWith('.pdf') ? '%PDF' : 'PK\u0003\u0004');
    expect(bytes.length).toBeLessThan(100_000);
  }
});

test('six hundred applications to open posts, none twice, every seeker among them', () => {
  expect(applications.length).toBe(600);
  expect(new Set(applications.map(({ seeker, post }) => `${seeker}/${post}`)).size).toBe(600);
  expect(new Set(applications.map(({ seeker }) => seeker)).size).toBe(40 + candidates.length);
  expect(applications.every(({ post }) => posts[post]?.status === 'Open' && !posts[post]?.apply_link)).toBe(true);
});

test('required questions are answered, and nobody is given a status that the owner may not set', () => {
  for (const { post, answers, status } of applications) {
    const asked = posts[post];
    expect(answers.length).toBeGreaterThanOrEqual(
      asked?.questions.filter(({ is_required }) => is_required).length ?? 0,
    );
    expect(answers.every(({ reply }) => reply.length > 0 && !/[{}|]/.test(reply))).toBe(true);
    expect(status).not.toBe(asked?.category === 'Referral' ? 'Selected' : 'Referred');
  }
});

test('one post has sixty applicants, with every status that its owner or an applicant may set; others have few', () => {
  const [busy, ...others] = [...Map.groupBy(applications, ({ post }) => post)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  expect(busy?.[0]).toBe(busyPostAmong(posts));
  expect(busy?.[1].length).toBe(60);
  expect(new Set(busy?.[1].map(({ status }) => status))).toEqual(new Set([...settableStatuses.Recruiter, 'Withdrawn']));
  expect(others[0]?.[1].length).toBeGreaterThanOrEqual(4);
});

test('every status is somewhere', () => {
  expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(applicantStatuses));
});

test('people who apply to the busy post have different resumes and say different things', () => {
  const texts = everybody.map((profile) => JSON.stringify(resumeContent(profile).work));
  expect(new Set(texts).size).toBe(texts.length);
  const busy = applications.filter(({ post }) => post === busyPostAmong(posts));
  expect(new Set(busy.map(({ answers }) => JSON.stringify(answers))).size).toBeGreaterThan(55);
});
