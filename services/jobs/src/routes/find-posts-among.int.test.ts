import { changeJobStatus } from '@waypost/contracts/calls/jobs';
import { findPostsAmong } from '@waypost/contracts/calls/jobs/posts-among';
import type { CallInput } from '@waypost/contracts/contract';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
const ids: Record<'nurse' | 'pilot' | 'closed', string> = { nurse: '', pilot: '', closed: '' };
beforeAll(async () => {
  jobs = await startJobs();
  const publish = async (some: object) => (await jobs.publish(some))._id;
  ids.nurse = await publish({
    title: 'Night nurse',
    company_name: 'Zürich Clinic',
    description: 'A calm ward, the children’s one.',
  });
  ids.pilot = await publish({ title: 'Harbour pilot', custom_company: { name: 'Own boats' }, company_name: '' });
  ids.closed = await publish({ title: 'Closed nurse' });
  const body = { updated_status: 'Close' } as const;
  await jobs.call(changeJobStatus, { params: { id: ids.closed }, body }, { as: jobs.recruiter });
});
afterAll(() => jobs.close());

type Asked = Partial<CallInput<typeof findPostsAmong>['body']>;
async function among(some: Asked) {
  const named = [ids.closed, ids.pilot, ids.nurse];
  const body = { ids: named, page: 1, limit: 15, ...some };
  const answer = await jobs.call(findPostsAmong, { body }, { as: { kind: 'service', name: 'bff' } });
  return { found: answer.job_posts.map(({ _id }) => _id), total: answer.total };
}

it('answers the named posts in their order, each once, without those that nobody knows', async () => {
  const { nurse, pilot } = ids;
  expect(await among({ ids: [pilot, newId(), nurse, pilot] })).toEqual({ found: [pilot, nurse], total: 2 });
  expect(await among({ ids: [] })).toEqual({ found: [], total: 0 });
});

it.each([
  ['title', 'NIGHT', 'nurse'],
  ['company', 'zurich', 'nurse'],
  ['company with other spaces', ' clinic  Zürich ', 'nurse'],
  ['company of its own', 'own boats', 'pilot'],
  ['description', 'ward', 'nurse'],
  ['title and company', 'clinic night', 'nurse'],
  ['description with another apostrophe', "children's", 'nurse'],
] as const)('finds words of the %s, whatever their case and accents', async (_, search, post) => {
  expect(await among({ search })).toEqual({ found: [ids[post]], total: 1 });
});

it('leaves those of a status, and pages over what is left', async () => {
  expect(await among({ status: 'Close' })).toEqual({ found: [ids.closed], total: 1 });
  expect(await among({ search: 'nurse', limit: 1, page: 2 })).toEqual({ found: [ids.nurse], total: 2 });
});
