import {
  applyToJob,
  changeApplicantStatus,
  listApplicants,
  withdrawApplication,
} from '@waypost/contracts/calls/applications';
import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { getHomeCard } from '@waypost/contracts/calls/bff/home-card';
import { createDashboard } from '@waypost/contracts/calls/identity';
import { deleteUser } from '@waypost/contracts/calls/identity/leaving';
import { changeJobStatus, publishJobPost, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { listPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { type ApplicantStatus, type CardType, homeCards } from '@waypost/contracts/constants';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { until } from '@waypost/runtime/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { type Person, signIn } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';

/** A deadline, not a promise of speed: the machine of the tests may be busy with all of Waypost. */
const patiently = { within: 20_000 };

let product: ProductProcess;
/** Somebody who posts jobs and refers people to others. */
let owner: Person;
let dashboards: Record<'Recruiter' | 'Referrer', string>;
beforeAll(async () => {
  product = await startProductProcess();
  owner = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
  const { dsh_id } = await owner.call(createDashboard, { body: { dsh_type: 'Referrer' } });
  dashboards = { Recruiter: owner.dsh_id, Referrer: dsh_id };
});
afterAll(() => product.close());

async function someSeeker(email: string) {
  const person = await signIn(product.url, email, 'Job Seeker');
  const resume = await person.uploadResume({ name: 'resume.pdf', bytes: await pdfFile() });
  const apply = async (id: string) => {
    const body = { user_id: person.user_id, user_resume_id: resume._id, dsh_id: person.dsh_id, answers: [] };
    return (await person.call(applyToJob, { params: { id }, body })).application._id;
  };
  return { ...person, apply };
}

const publish = async (type: keyof typeof dashboards, title: string) =>
  (await owner.call(publishJobPost, { body: jobPostBody({ dsh_id: dashboards[type] }, { title }) })).job_post._id;
const setStatus = (id: string, applicant: string, changed_status: ApplicantStatus) =>
  owner.call(changeApplicantStatus, { params: { id }, body: { applicant_ids: [applicant], changed_status } });

const cardsOf = async (person: Person, dsh_id: string, cards: readonly CardType[]) =>
  Promise.all(
    cards.map(async (card_type) => {
      const card = { params: { id: dsh_id }, querystring: { card_type } };
      return (await person.call(getHomeCard, card)).count;
    }),
  );
const applicantsOf = (id: string) => owner.call(listApplicants, { params: { id }, body: { limit: 50 } });

/** What the lists of a dashboard's posts and of their applicants hold, counted by hand. */
async function countedByHand(type: keyof typeof dashboards) {
  const { jobs, total } = await owner.call(listPostedJobs, { querystring: { dsh_id: dashboards[type] } });
  const decided: ApplicantStatus = type === 'Recruiter' ? 'Selected' : 'Referred';
  let chosen = 0;
  for (const { _id, applicants, job_post_category } of jobs) {
    expect(job_post_category).toBe(type === 'Recruiter' ? 'Recruitment' : 'Referral');
    const listed = await applicantsOf(_id);
    const statuses = listed.applicants.map(({ status }) => status);
    expect(applicants).toMatchObject({
      total: listed.total,
      new: statuses.filter((status) => status === 'Applied').length,
      unseen: statuses.filter((status) => status === 'Applied').length,
    });
    expect(statuses).toHaveLength(listed.total);
    chosen += statuses.filter((status) => status === decided).length;
  }
  const open = jobs.filter(({ status }) => status === 'Open').length;
  const filtered = { querystring: { dsh_id: dashboards[type], status: 'Open' as const } };
  expect((await owner.call(listPostedJobs, filtered)).total).toBe(open);
  return [open, total, chosen];
}

/** The cards of both homes of the owner say what the lists hold. */
async function expectOwnersHomes(...expected: [recruiter: readonly number[], referrer: readonly number[]]) {
  for (const [at, type] of (['Recruiter', 'Referrer'] as const).entries()) {
    expect(await countedByHand(type)).toEqual(expected[at]);
    expect(await cardsOf(owner, dashboards[type], homeCards[type])).toEqual(expected[at]);
  }
}

/** A seeker's cards say what their lists hold, and these the statuses that the owner sees. */
async function expectSeekersHome(seeker: Person, expected: [jobs: ApplicantStatus[], referrals: ApplicantStatus[]]) {
  const lists = await Promise.all(
    (['job_posts', 'referral_posts'] as const).map((post_type) =>
      seeker.call(listAppliedPosts, { params: { id: seeker.dsh_id }, querystring: { post_type } }),
    ),
  );
  expect(lists.map(({ posts }) => posts.map(({ status }) => status))).toEqual(expected);
  const totals = lists.map(({ total }) => total);
  expect(await cardsOf(seeker, seeker.dsh_id, homeCards['Job Seeker'])).toEqual(totals);
  for (const { _id, job_post_id, status } of lists.flatMap(({ posts }) => posts)) {
    const { applicants } = await applicantsOf(job_post_id);
    expect(applicants.find((one) => one._id === _id)?.status).toBe(status);
  }
}

test('posts, referral posts, applications to both and the cards of all homes agree, whatever is done', async () => {
  const job = await publish('Recruiter', 'Keeper of the light');
  const referral = await publish('Referrer', 'Keeper of the boat');
  await publish('Referrer', 'Cook for a season');
  const [ines, sam] = [await someSeeker('ines.halvorsen@example.org'), await someSeeker('sam.moss@example.org')];
  await expectOwnersHomes([1, 1, 0], [2, 2, 0]);
  await expectSeekersHome(ines, [[], []]);

  const [ofInes, ofSam] = [await ines.apply(job), await sam.apply(referral)];
  const referred = await ines.apply(referral);
  await setStatus(job, ofInes, 'Selected');
  await setStatus(referral, referred, 'Referred');
  await setStatus(referral, ofSam, 'Referred');
  await expectOwnersHomes([1, 1, 1], [2, 2, 2]);
  await expectSeekersHome(ines, [['Selected'], ['Referred']]);
  await expectSeekersHome(sam, [[], ['Referred']]);

  // Changed, withdrawn and closed: what was sent stays sent.
  await setStatus(job, ofInes, 'Shortlisted');
  await ines.call(withdrawApplication, { params: { id: referred } });
  const close = { params: { id: referral }, body: { updated_status: 'Close' as const, user_id: owner.user_id } };
  await owner.call(changeJobStatus, close);
  await expectOwnersHomes([1, 1, 0], [1, 2, 1]);
  await expectSeekersHome(ines, [['Shortlisted'], ['Withdrawn']]);
  await expectSeekersHome(sam, [[], ['Referred']]);

  // Who leaves is still counted where they applied.
  await sam.call(deleteUser, { body: { email: sam.email } });
  await until(async () => (await applicantsOf(referral)).applicants.some(({ is_deleted }) => is_deleted), patiently);
  await expectOwnersHomes([1, 1, 0], [1, 2, 1]);

  const open = { querystring: { category: 'Referral' as const, created_by: owner.user_id, status: 'Open' as const } };
  const found = await until(async () => {
    const { jobs, total } = await owner.call(searchJobPosts, open);
    return total === 1 && jobs;
  }, patiently);
  expect(found.map(({ title }) => title)).toEqual(['Cook for a season']);
});
