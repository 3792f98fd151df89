import {
  analyseJobPost,
  getScore,
  listScores,
  readApplicationScore,
  requestScore,
} from '@waypost/contracts/calls/scoring';
import { scorePercent } from '@waypost/contracts/constants';
import { aProfileUser } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nurseSkill, somePost, someProfile, startScoring, type TestScoring } from '../testing/start-scoring.ts';

let scoring: TestScoring;
beforeAll(async () => {
  scoring = await startScoring();
});
afterAll(() => scoring.close());

function nurse() {
  const actor = someUser('Job Seeker');
  scoring.profiles.set(actor.user_id, someProfile(actor.user_id, { skills: [nurseSkill] }));
  return actor;
}
function post(some: Partial<ReturnType<typeof somePost>> = {}) {
  const made = somePost(newId(), some);
  scoring.posts.set(made._id, made);
  return made;
}
const link = (path: string) => `https://jobs.example.org${path}`;

test('a score on demand sums up its parts and is given under both names', async () => {
  const score = await scoring.call(getScore, { params: { id: post()._id } }, { as: nurse() });
  expect(score).toMatchObject({ status: 'ready', stale: false, userScore: score.user_score });
  expect(score.breakdown.reduce((sum, part) => sum + part.max, 0)).toBe(1000);
  expect(score.breakdown.reduce((sum, part) => sum + part.whole_points, 0)).toBe(scorePercent(score.user_score ?? 0));
  expect(score.based_on).toEqual(['profile']);
  expect(score.matched_skills).toContain('Patient care');
});

test('the newest resume counts', async () => {
  const as = nurse();
  const params = { id: post()._id };
  const without = await scoring.call(getScore, { params }, { as });
  const text = 'Two years of experience. Administered medication and assessed patients on a surgical ward.';
  scoring.newest.set(as.user_id, { text_status: 'readable', text, text_hash: 'h' });
  const withResume = await scoring.call(getScore, { params }, { as });
  expect(withResume.userScore).toBeGreaterThan(without.userScore ?? 1000);
});

test('the positions of the newest resume count where the profile has none', async () => {
  const as = nurse();
  scoring.newest.set(as.user_id, {
    text_status: 'readable',
    text: 'Registered Nurse, Mill Hospital',
    text_hash: 'h',
    positions: [
      { job_title: 'Registered Nurse', start: '2015-02', end: '2019', is_current: false },
      { job_title: 'Volunteer', start: '2010', is_current: false },
    ],
  });
  const score = await scoring.call(getScore, { params: { id: post()._id } }, { as });
  expect(score.breakdown.find(({ part }) => part === 'Experience')?.evidence).toEqual([
    '4 years of experience; the post asks for 2 years or more',
    'The dates are those of the resume',
  ]);
});

test('the skills that the recruiter listed win over those that are read', async () => {
  const { _id } = post({ skills: [{ skill: 'Welding', is_custom: false }] });
  const score = await scoring.call(getScore, { params: { id: _id } }, { as: nurse() });
  expect(score).toMatchObject({ matched_skills: [], missing_skills: ['Welding'] });
});

test('a post that nobody knows is not found', async () => {
  await expect(scoring.call(getScore, { params: { id: newId() } }, { as: nurse() })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('somebody signed out gets no score', async () => {
  await expect(scoring.call(getScore, { params: { id: post()._id } })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('a link to a post of this site is scored as that post', async () => {
  const as = nurse();
  const { _id } = post();
  const direct = await scoring.call(getScore, { params: { id: _id } }, { as });
  for (const [id, path] of [
    [_id, `/job/${_id}`],
    ['custom_job_post', `/job/${_id}?from=mail`],
    ['custom_job_post', `/public-job-details/${_id}/`],
  ] as const) {
    const body = { is_scrabble: true, job_link: link(path) } as const;
    expect((await scoring.call(requestScore, { params: { id }, body }, { as })).userScore).toBe(direct.userScore);
  }
});

test('a link that names no post, or another one than is asked for, is refused with its field', async () => {
  for (const [id, path] of [
    ['custom_job_post', '/about'],
    [post()._id, `/job/${post()._id}`],
  ] as const) {
    const body = { is_scrabble: true, job_link: link(path) } as const;
    await expect(scoring.call(requestScore, { params: { id }, body }, { as: nurse() })).rejects.toMatchObject({
      code: 'validation-error',
      errors: [{ path: 'job_link' }],
    });
  }
});

test('a pasted post is scored by its words', async () => {
  const { title, responsibility, minimum_qualification } = somePost(newId());
  const pasted = { is_scrabble: false, job_link: link('/x'), title, responsibility, minimum_qualification } as const;
  const params = { id: 'custom_job_post' as const };
  const score = await scoring.call(
    requestScore,
    { params, body: { ...pasted, company_name: 'Ward 7' } },
    { as: nurse() },
  );
  expect(score).toMatchObject({ status: 'ready', matched_skills: expect.arrayContaining(['Patient care']) });
  await expect(scoring.call(requestScore, { params, body: pasted }, { as: nurse() })).rejects.toMatchObject({
    errors: [{ path: 'company_name' }],
  });
  const atPost = { params: { id: post()._id }, body: { ...pasted, company_name: 'Ward 7' } };
  await expect(scoring.call(requestScore, atPost, { as: nurse() })).rejects.toMatchObject({
    code: 'validation-error',
    errors: [{ path: 'id' }],
  });
});

test.each([{ company_name: 'Salesforce' }, { custom_company: { name: 'Salesforce' } }])(
  'what the employer of a pasted post is called is no skill that it asks for: %j',
  async (company) => {
    const { title, minimum_qualification } = somePost(newId());
    const responsibility = 'Look after the staff of Salesforce at their offices.';
    const pasted = { is_scrabble: false, job_link: link('/x'), title, responsibility, minimum_qualification } as const;
    const { missing_skills } = await scoring.call(
      requestScore,
      { params: { id: 'custom_job_post' }, body: { ...pasted, ...company } },
      { as: nurse() },
    );
    expect(missing_skills).not.toContain('Salesforce');
  },
);

test('an analysis is answered directly', async () => {
  const body = {
    title: 'Nurse',
    description: 'A ward.',
    minimum_qualification: '3-5 years of experience in patient care.',
  };
  const read = (minimum_qualification = body.minimum_qualification) =>
    scoring.call(analyseJobPost, { body: { ...body, minimum_qualification } }, { as: someUser('Recruiter') });
  const analysis = await read();
  expect(analysis).toMatchObject({ minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed: 5 });
  expect(await read('3+ years.')).toMatchObject({ minimum_yrs_of_exp_needed: 3, maximum_yrs_of_exp_needed: 0 });
  const none = { minimum_yrs_of_exp_needed: 0, maximum_yrs_of_exp_needed: 0, years_evidence: [] };
  expect(await read('Patience.')).toMatchObject(none);
  expect(analysis.skills.map((item) => item.skill)).toContain('Patient care');
});

test('an application that has not arrived here yet has a pending score', async () => {
  const call = scoring.call(
    readApplicationScore,
    { params: { id: newId() } },
    { as: { kind: 'service', name: 'applications' } },
  );
  await expect(call).resolves.toMatchObject({ status: 'pending', user_score: null });
});

test('the scores of applications are not for users', async () => {
  await expect(scoring.call(readApplicationScore, { params: { id: newId() } }, { as: nurse() })).rejects.toMatchObject({
    code: 'not-found',
  });
});

const ofPage = (posts: readonly { _id: string }[]) => ({ querystring: { ids: posts.map(({ _id }) => _id).join(',') } });

test('a page of posts has the numbers that each of them has alone', async () => {
  const as = nurse();
  const posts = [
    post(),
    post({ skills: [{ skill: 'Welding', is_custom: false }] }),
    ...Array.from({ length: 5 }, () => post()),
  ];
  const { scores } = await scoring.call(listScores, ofPage(posts), { as });
  const alone = await Promise.all(
    posts.map(async ({ _id }) => ({
      job_post_id: _id,
      user_score: (await scoring.call(getScore, { params: { id: _id } }, { as })).user_score,
    })),
  );
  expect(scores).toEqual(alone);
});

test('a page of no posts has no numbers', async () => {
  expect(await scoring.call(listScores, ofPage([]), { as: nurse() })).toEqual({ scores: [] });
});

test('a page leaves out posts of one’s own, and those that nobody knows', async () => {
  const as = nurse();
  const [own, other] = [post({ created_by: as.user_id }), post()];
  const { scores } = await scoring.call(listScores, ofPage([own, other, { _id: newId() }]), { as });
  expect(scores.map(({ job_post_id }) => job_post_id)).toEqual([other._id]);
});

test('who has told nothing yet is compared with nothing', async () => {
  const as = someUser('Job Seeker');
  scoring.profiles.set(as.user_id, someProfile(as.user_id, { user: aProfileUser({ _id: as.user_id }) }));
  expect(await scoring.call(listScores, ofPage([post()]), { as })).toEqual({ scores: [] });
});

test('nobody asks for more than a page, and nobody without signing in', async () => {
  const many = Array.from({ length: 16 }, () => ({ _id: newId() }));
  await expect(scoring.call(listScores, ofPage(many), { as: nurse() })).rejects.toMatchObject({
    code: 'validation-error',
  });
  await expect(scoring.call(listScores, ofPage([post()]))).rejects.toMatchObject({ code: 'unauthenticated' });
});
