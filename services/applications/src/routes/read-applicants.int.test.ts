import type { applicantSorts } from '@waypost/contracts/calls/applications/applicant-filters';
import { readApplicantOrder, readApplicants } from '@waypost/contracts/calls/applications/applicant-order';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

const bff = { kind: 'service', name: 'bff' } as const;

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

async function applicant(job: string, first_name: string) {
  const seeker = someSeeker();
  await service.profile(aProfileCard({ user_id: seeker.user_id, first_name }));
  return (await service.apply(seeker, job)).application._id;
}

type Order = Partial<{ sort: (typeof applicantSorts)[number]; search: string; owner: string }>;

function orderOf(job: string, { sort = 'name', search, owner = service.owner.user_id }: Order) {
  const body = { owner_id: owner, sort, filters: search === undefined ? {} : { search } };
  return service.call(readApplicantOrder, { params: { id: job }, body }, { as: bff });
}

test('all are named in the order of the list, under its filters too', async () => {
  const post = service.post();
  const [rae, ada, zoe] = [
    await applicant(post._id, 'Rae'),
    await applicant(post._id, 'Ada'),
    await applicant(post._id, 'Zoe'),
  ];
  expect(await orderOf(post._id, {})).toEqual({ application_ids: [ada, rae, zoe] });
  expect(await orderOf(post._id, { sort: 'date' })).toEqual({ application_ids: [zoe, ada, rae] });
  expect(await orderOf(post._id, { search: 'RAE' })).toEqual({ application_ids: [rae] });
});

test('a post of somebody else is answered like a missing one', async () => {
  const { _id } = service.post();
  const refused = { status: 404, code: 'not-found', message: 'Job post not found' };
  await expect(orderOf(_id, { owner: someUser('Recruiter').user_id })).rejects.toMatchObject(refused);
  await expect(orderOf(newId(), {})).rejects.toMatchObject(refused);
});

test('they are read in the order that is asked for, as their list has them, and nobody of another owner', async () => {
  const post = service.post();
  const ids = [await applicant(post._id, 'Rae'), await applicant(post._id, 'Ada')];
  const read = (owner_id: string) =>
    service.call(
      readApplicants,
      { body: { owner_id, job_post_id: post._id, application_ids: [...ids, newId()].toReversed() } },
      { as: bff },
    );
  const { applicants } = await service.applicants(post._id, { sort: 'date' });
  expect((await read(service.owner.user_id)).applicants).toEqual(applicants);
  expect((await read(newId())).applicants).toEqual([]);
});
