import { countApplicants, listPostsToReview } from '@waypost/contracts/calls/applications/applicant-counts';
import { listPostedJobs, readPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { away } from '@waypost/contracts/errors';
import { aJobPost, someApplicantCounts } from '@waypost/contracts/testing/job-posts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ours, startBff } from '../testing/start-bff.ts';

const [busy, quiet] = [aJobPost(), aJobPost()];
const ofBusy = someApplicantCounts({ total: 4, new: 3, unseen: 2, best_score: 836 });
const nobody = someApplicantCounts();
const isAway = () => {
  throw away();
};

let bff: Awaited<ReturnType<typeof startBff>>;
let cookie: string;
beforeEach(async () => {
  bff = await startBff();
  ({ cookie } = await bff.signIn());
  bff.client.stub(listPostedJobs, () => ({ jobs: [quiet, busy], total: 2 }));
  bff.client.stub(readPostedJobs, ({ body }) => ({ jobs: body.first[0] === busy._id ? [busy, quiet] : [], total: 2 }));
  bff.client.stub(listPostsToReview, () => ({ job_post_ids: [busy._id] }));
  bff.client.stub(countApplicants, ({ body }) => ({
    counts: body.job_post_ids.map((id) => ({
      job_post_id: id,
      ...(id === busy._id ? ofBusy : nobody),
    })),
  }));
});
afterEach(() => bff.close());

const ask = async (query = '') => {
  const answer = await bff.http.inject({ url: `/api/posted-jobs${query}`, headers: { ...ours, cookie } });
  const { jobs } = answer.json<{ jobs: { _id: string; applicants: object | null }[] }>();
  return jobs.map(({ _id, applicants }) => ({ _id, applicants }));
};

it('answers each post with how many people applied, how many of them are new, and the best score', async () => {
  expect(await ask()).toEqual([
    { _id: quiet._id, applicants: nobody },
    { _id: busy._id, applicants: ofBusy },
  ]);
});

it('has posts with new applicants first where that is asked for', async () => {
  expect((await ask('?sort=review')).map(({ _id }) => _id)).toEqual([busy._id, quiet._id]);
});

it('lists posts by date, with null for the counts, while applications is away', async () => {
  bff.client.stub(listPostsToReview, isAway);
  bff.client.stub(countApplicants, isAway);
  expect(await ask('?sort=review')).toEqual([
    { _id: quiet._id, applicants: null },
    { _id: busy._id, applicants: null },
  ]);
});
