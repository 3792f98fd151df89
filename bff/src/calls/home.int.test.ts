import { countApplications } from '@waypost/contracts/calls/applications/applicant-counts';
import { getProfileCompletion } from '@waypost/contracts/calls/identity';
import { countPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { listResumes } from '@waypost/contracts/calls/resumes';
import type { CardType } from '@waypost/contracts/constants';
import { away } from '@waypost/contracts/errors';
import { aDashboard, aProfileCompletion } from '@waypost/contracts/testing/people';
import { aResume } from '@waypost/contracts/testing/resumes';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

const seeker = aDashboard({ dsh_type: 'Job Seeker' });
const recruiter = aDashboard({ dsh_type: 'Recruiter' });
const referrer = aDashboard({ dsh_type: 'Referrer' });
const user_id = account.userInfos._id;
const whenAway = () => {
  throw away();
};

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
beforeAll(async () => {
  bff = await startBff();
  bff.become({ ...account, userDashboards: [seeker, recruiter, referrer] });
  ({ cookie } = await bff.signIn());
});
afterAll(() => bff.close());

const read = async (url: string, headers: Record<string, string> = { cookie }) => {
  const answer = await bff.http.inject({ url: `/api${url}`, headers: { ...ours, ...headers } });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

describe('a card of the home page', () => {
  const asked: unknown[] = [];
  beforeEach(() => {
    asked.length = 0;
    bff.client.stub(countPostedJobs, ({ body }) => (asked.push(body), { open: 3, total: 8 }));
    bff.client.stub(countApplications, ({ body }) => (asked.push(body), { count: 5 }));
  });
  const card = (dsh_id: string, type: string) => read(`/dashboards/${dsh_id}/home-page-card?card_type=${type}`);

  it.each<[CardType, { dsh_id: string }, number, object]>([
    ['ACTIVE_JOBS', recruiter, 3, { dsh_id: recruiter.dsh_id }],
    ['TOTAL_JOBS', recruiter, 8, { dsh_id: recruiter.dsh_id }],
    ['ACTIVE_JOBS', referrer, 3, { dsh_id: referrer.dsh_id }],
    ['TOTAL_JOBS', referrer, 8, { dsh_id: referrer.dsh_id }],
    ['SELECTED_CANDIDATES', recruiter, 5, { of: 'owner', user_id, owner_type: 'Recruiter', status: 'Selected' }],
    ['REFERRED_CANDIDATES', referrer, 5, { of: 'owner', user_id, owner_type: 'Referrer', status: 'Referred' }],
    ['TOTAL_JOB_APPLICATIONS', seeker, 5, { of: 'applicant', dsh_id: seeker.dsh_id, category: 'Recruitment' }],
    ['TOTAL_REFERRAL_APPLICATIONS', seeker, 5, { of: 'applicant', dsh_id: seeker.dsh_id, category: 'Referral' }],
  ])('%s is counted by who owns what it counts', async (cardType, { dsh_id }, count, question) => {
    expect((await card(dsh_id, cardType)).body).toEqual({ cardType, data: { count }, count });
    expect(asked).toEqual([question]);
  });

  it.each<[CardType, { dsh_id: string }]>([
    ['ACTIVE_JOBS', seeker],
    ['TOTAL_JOBS', seeker],
    ['SELECTED_CANDIDATES', referrer],
    ['REFERRED_CANDIDATES', recruiter],
    ['TOTAL_JOB_APPLICATIONS', recruiter],
    ['TOTAL_REFERRAL_APPLICATIONS', referrer],
  ])('%s counts 0 on a dashboard of another type', async (cardType, { dsh_id }) => {
    expect((await card(dsh_id, cardType)).body).toEqual({ cardType, data: { count: 0 }, count: 0 });
    expect(asked).toEqual([]);
  });

  it("is refused for a type that there is not, for somebody else's dashboard, and while it cannot be counted", async () => {
    expect(await card(seeker.dsh_id, 'SOME_CARD')).toMatchObject({
      status: 400,
      body: { error_code: 'validation-error', errors: [{ path: 'card_type' }] },
    });
    expect((await read(`/dashboards/${seeker.dsh_id}/home-page-card`)).status).toBe(400);
    expect((await card(newId(), 'ACTIVE_JOBS')).status).toBe(403);
    bff.client.stub(countPostedJobs, whenAway);
    expect((await card(recruiter.dsh_id, 'ACTIVE_JOBS')).status).toBe(503);
  });
});

test.each([
  ['there is one', () => ({ resumes: [aResume()], total: 1 }), true],
  ['there is none', () => ({ resumes: [], total: 0 }), false],
  ['that could not be asked', whenAway, null],
])('profile completion says of resumes that %s', async (_, resumes, is_completed) => {
  const own = aProfileCompletion({ useSkills: { weight: 20, is_completed: true } });
  bff.client.stub(getProfileCompletion, () => own);
  bff.client.stub(listResumes, resumes);
  const { body } = await read('/users/profile-completion');
  expect(body).toEqual({ ...own, userResumes: { weight: 15, is_completed } });
});
