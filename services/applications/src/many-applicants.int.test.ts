import { changeApplicantStatus } from '@waypost/contracts/calls/applications';
import { readApplicantOrder, readApplicants } from '@waypost/contracts/calls/applications/applicant-order';
import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationStore } from './application-store.ts';
import { loadApplicants } from './testing/load-applicants.ts';
import { someSeeker, startApplications, type TestApplications } from './testing/start-applications.ts';

const many = 5_000;
const bff = { kind: 'service', name: 'bff' } as const;

let service: TestApplications;
let store: ApplicationStore;
let job: string;
const seekers = Array.from({ length: many }, someSeeker);
/** No two of the best 500 have the same. */
const scoreOf = (at: number) => (at < 1_000 ? at : 0);

beforeAll(async () => {
  service = await startApplications();
  const { _id, job_post_category, owner_type } = service.post();
  job = _id;
  store = await loadApplicants(
    service.ports.documents,
    { _id, job_post_category, owner_type, owner_id: service.owner.user_id },
    seekers.map(({ user_id, dashboards }, index) => ({
      user_id,
      dsh_id: dashboards[0]?.dsh_id ?? '',
      card: null,
      answers: [],
      user_score: scoreOf(index),
    })),
  );
});
afterAll(() => service.close());

test('the status of the best 500 of 5,000 changes in one call: each history has it, and each of the 500 sees it in their own list', async () => {
  const options = { action: 'top_applicant', top_applicant: 500 } as const;
  const body = { applicant_ids: [], changed_status: 'Shortlisted' as const, options };
  const { changed } = await service.call(changeApplicantStatus, { params: { id: job }, body }, { as: service.owner });
  expect(changed).toBe(500);

  const shortlisted = await store.query({ job_post_id: job, status: 'Shortlisted' });
  expect(shortlisted.map(({ value }) => value.history.map(({ to }) => to))).toEqual(
    Array.from({ length: 500 }, () => ['Applied', 'Shortlisted']),
  );
  const best = seekers.slice(500, 1_000);
  expect(new Set(shortlisted.map(({ value }) => value.user_id))).toEqual(new Set(best.map(({ user_id }) => user_id)));
  const seen = await Promise.all(
    best.map(async (as) => {
      const params = { id: as.dashboards[0]?.dsh_id ?? '' };
      const { posts } = await service.call(listAppliedPosts, { params, querystring: {} }, { as });
      return posts.map(({ status }) => status);
    }),
  );
  expect(seen).toEqual(best.map(() => ['Shortlisted']));
  expect(await service.applicants(job, { filters: { status: 'Shortlisted' } })).toMatchObject({
    total: 500,
    counts: { Applied: 4_500, Shortlisted: 500 },
  });
});

test('whoever reads all of them gets each once, however they are decided on meanwhile', async () => {
  const owner_id = service.owner.user_id;
  const order = { params: { id: job }, body: { owner_id, sort: 'score' as const, filters: {} } };
  const { application_ids } = await service.call(readApplicantOrder, order, { as: bff });
  expect(new Set(application_ids).size).toBe(many);
  const some = application_ids.slice(-50);
  await service.call(
    changeApplicantStatus,
    { params: { id: job }, body: { applicant_ids: some, changed_status: 'Not Selected' } },
    { as: service.owner },
  );
  const { applicants } = await service.call(
    readApplicants,
    { body: { owner_id, job_post_id: job, application_ids: some } },
    { as: bff },
  );
  expect(applicants.map(({ _id, status }) => [_id, status])).toEqual(some.map((id) => [id, 'Not Selected']));
});
