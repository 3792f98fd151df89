import { withdrawApplication } from '@waypost/contracts/calls/applications';
import { applicantSorts } from '@waypost/contracts/calls/applications/applicant-filters';
import { readApplicantOrder } from '@waypost/contracts/calls/applications/applicant-order';
import type { ProfileCard } from '@waypost/contracts/calls/identity';
import { nameCountry } from '@waypost/contracts/calls/jobs/country-name';
import { AppError, away } from '@waypost/contracts/errors';
import { scoreComputed } from '@waypost/contracts/events/score-events';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

async function applicant(job: string, some: Partial<ProfileCard> = {}, score?: number) {
  const seeker = someSeeker();
  await service.profile(aProfileCard({ user_id: seeker.user_id, ...some }));
  const { application } = await service.apply(seeker, job);
  if (score !== undefined) {
    await service.publish(scoreComputed, {
      key: application._id,
      version: 1,
      data: {
        application_id: application._id,
        job_post_id: job,
        user_id: seeker.user_id,
        submission: 1,
        user_score: score,
        status: 'ready',
        stale: false,
        scorer_version: '1',
      },
    });
    await service.settled();
  }
  return application._id;
}

const refused = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error('The call was not refused');
  const { status, code, message } = error;
  return { status, code, message };
};

test('a stranger gets the same answer for a post with applicants, one without, and one that does not exist', async () => {
  const stranger = someUser('Recruiter');
  const busy = service.post();
  await applicant(busy._id);
  const answers = await Promise.all(
    [busy._id, service.post()._id, newId()].map((id) => refused(service.applicants(id, {}, stranger))),
  );
  expect(answers[0]).toEqual({ status: 404, code: 'not-found', message: 'Job post not found' });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('a post without applicants answers an empty list with all counts', async () => {
  const { applicants, total, counts } = await service.applicants(service.post()._id);
  expect({ applicants, total }).toEqual({ applicants: [], total: 0 });
  expect(counts).toEqual({ Applied: 0, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 });
});

test('the best scored come first unless another order is asked for, and who has no score last; pages do not overlap', async () => {
  const post = service.post();
  const low = await applicant(post._id, {}, 200);
  const none = await applicant(post._id);
  const high = await applicant(post._id, {}, 900);
  const pages = await Promise.all([1, 2].map((page) => service.applicants(post._id, { page, limit: 2 })));
  expect(pages.flatMap(({ applicants }) => applicants.map(({ _id }) => _id))).toEqual([high, low, none]);
  expect(pages.map(({ total }) => total)).toEqual([3, 3]);
});

test.each(applicantSorts)('by %s, who has withdrawn stands behind all others, on whichever page', async (sort) => {
  const post = service.post();
  const people = ['Ada', 'Rae', 'Zoe', 'Uma'].map((first_name) => ({ as: someSeeker(), first_name }));
  for (const { as, first_name } of people) {
    await service.profile(aProfileCard({ user_id: as.user_id, first_name }));
    const { application } = await service.apply(as, post._id);
    if (first_name === 'Rae' || first_name === 'Uma') {
      await service.call(withdrawApplication, { params: { id: application._id } }, { as });
    }
  }
  const statuses = async (some: Parameters<typeof service.applicants>[1]) =>
    (await service.applicants(post._id, { sort, ...some })).applicants.map(({ status }) => status);
  expect(await statuses({})).toEqual(['Applied', 'Applied', 'Withdrawn', 'Withdrawn']);
  expect(await statuses({ filters: { search: 'a' } })).toEqual(await statuses({}));
  expect([await statuses({ limit: 3 }), await statuses({ limit: 3, page: 2 })]).toEqual([
    ['Applied', 'Applied', 'Withdrawn'],
    ['Withdrawn'],
  ]);
  expect(await statuses({ filters: { status: 'Withdrawn' } })).toEqual(['Withdrawn', 'Withdrawn']);
  const body = { owner_id: service.owner.user_id, sort, filters: {} };
  const { application_ids } = await service.call(
    readApplicantOrder,
    { params: { id: post._id }, body },
    { as: { kind: 'service', name: 'bff' } },
  );
  expect(application_ids).toEqual((await service.applicants(post._id, { sort })).applicants.map(({ _id }) => _id));
});

test('sorted by date the newest comes first, by experience the longest', async () => {
  const post = service.post();
  const first = await applicant(post._id, { total_experience_in_months: 90 });
  const second = await applicant(post._id, { total_experience_in_months: 12 });
  const ids = async (sort: 'date' | 'experience') =>
    (await service.applicants(post._id, { sort })).applicants.map(({ _id }) => _id);
  expect(await ids('date')).toEqual([second, first]);
  expect(await ids('experience')).toEqual([first, second]);
});

test('by name they stand as the list shows them, without case and accents, equals in one order, and who has no name last', async () => {
  const post = service.post();
  const unnamed = (await service.apply(someSeeker(), post._id)).application._id;
  const named = async (first_name: string, last_name: string) => applicant(post._id, { first_name, last_name });
  const zoe = await named('Zoë', 'Ash');
  const twins = [await named('Émile', 'Roy'), await named('Émile', 'Roy')].toSorted();
  const emilia = await named('emilia', 'Roy');
  const names = await service.applicants(post._id, { sort: 'name' });
  expect(names.applicants.map(({ _id }) => _id)).toEqual([...twins, emilia, zoe, unnamed]);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => service.applicants(post._id, { sort: 'name', page, limit: 1 })),
  );
  expect(pages.flatMap(({ applicants }) => applicants)).toEqual(names.applicants);
});

test('who has not said how much experience they have is in no range of it, and comes after who has none', async () => {
  const post = service.post();
  const unsaid = await applicant(post._id, { total_experience_in_months: undefined });
  const none = await applicant(post._id, { total_experience_in_months: 0 });
  const year = await applicant(post._id, { total_experience_in_months: 12 });
  const found = async (asked: Parameters<typeof service.applicants>[1]) =>
    (await service.applicants(post._id, asked)).applicants.map(({ _id }) => _id);
  expect(await found({ sort: 'experience' })).toEqual([year, none, unsaid]);
  expect(await found({ filters: { applicant_experience: { max: 0 } } })).toEqual([none]);
  expect(await found({ filters: { applicant_experience: { min: 1 } } })).toEqual([year]);
  const { applicants } = await service.applicants(post._id, { sort: 'experience' });
  expect(applicants.at(-1)?.total_experience_in_months).toBeNull();
});

test('experience is filtered by whole years', async () => {
  const post = service.post();
  const threeAndElevenMonths = await applicant(post._id, { total_experience_in_months: 47 });
  await applicant(post._id, { total_experience_in_months: 48 });
  await applicant(post._id, { total_experience_in_months: 23 });
  const { applicants } = await service.applicants(post._id, {
    filters: { applicant_experience: { min: 2, max: 3 } },
  });
  expect(applicants.map(({ _id }) => _id)).toEqual([threeAndElevenMonths]);
  await expect(
    service.applicants(post._id, { filters: { applicant_experience: { min: 3, max: 3 } } }),
  ).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'filters.applicant_experience.min', message: 'Min experience must be less than max experience' }],
  });
});

test('country and search text narrow the list, and the counts with it', async () => {
  const post = service.post();
  const found = await applicant(post._id, { first_name: 'Noor', country_name: 'Kenya', headline: 'Tree surgeon' });
  await applicant(post._id, { first_name: 'Noor', country_name: 'Peru' });
  await applicant(post._id, { first_name: 'Sven', country_name: 'Kenya' });
  const answer = await service.applicants(post._id, { filters: { applicant_country: 'Kenya', search: 'noor TREE' } });
  expect(answer.applicants.map(({ _id }) => _id)).toEqual([found]);
  expect(answer).toMatchObject({ total: 1, counts: { Applied: 1 } });
  const byCountry = await service.applicants(post._id, { filters: { applicant_country: 'Kenya' } });
  expect(byCountry).toMatchObject({ total: 2, counts: { Applied: 2 } });
});

test('a country is found by other names that people write for it', async () => {
  const post = service.post();
  const found = await applicant(post._id, { country_name: 'United Kingdom' });
  await applicant(post._id, { country_name: 'Ukraine' });
  for (const search of [undefined, 'ada']) {
    const { applicants } = await service.applicants(post._id, { filters: { applicant_country: 'uk', search } });
    expect(applicants.map(({ _id }) => _id)).toEqual([found]);
  }
});

test('a country is found as profiles have it while jobs is away', async () => {
  const post = service.post();
  const found = await applicant(post._id, { country_name: 'Peru' });
  service.stub(nameCountry, () => {
    throw away();
  });
  const { applicants } = await service.applicants(post._id, { filters: { applicant_country: 'Peru' } });
  service.stub(nameCountry, () => ({ country_name: null }));
  expect(applicants.map(({ _id }) => _id)).toEqual([found]);
});

test('the status filter narrows the list but not the counts', async () => {
  const post = service.post();
  await applicant(post._id);
  for (const filters of [{ status: 'Shortlisted' as const }, { status: 'Shortlisted' as const, search: 'ada' }]) {
    const answer = await service.applicants(post._id, { filters });
    expect(answer).toMatchObject({ applicants: [], total: 0, counts: { Applied: 1 } });
  }
});

test('a search pages over what it finds', async () => {
  const post = service.post();
  for (let count = 0; count < 3; count++) await applicant(post._id);
  const pages = await Promise.all(
    [1, 2].map((page) => service.applicants(post._id, { page, limit: 2, filters: { search: 'ada' } })),
  );
  expect(pages.map(({ applicants, total }) => [applicants.length, total])).toEqual([
    [2, 3],
    [1, 3],
  ]);
});
