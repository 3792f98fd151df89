import { getApplicationHistory, withdrawApplication } from '@waypost/contracts/calls/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

async function someApplication() {
  const post = service.post();
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, post._id);
  return { post, seeker, input: { params: { id: application._id } } };
}

test('who applied withdraws once, however often they ask, and may apply again', async () => {
  const { post, seeker, input } = await someApplication();
  await service.call(withdrawApplication, input, { as: seeker });
  await service.call(withdrawApplication, input, { as: seeker });
  expect(await service.onlyApplicant(post._id)).toMatchObject({ status: 'Withdrawn' });
  await service.apply(seeker, post._id);
  const { history } = await service.call(getApplicationHistory, input, { as: seeker });
  expect(history.map(({ to, by }) => [to, by])).toEqual([
    ['Applied', seeker.user_id],
    ['Withdrawn', seeker.user_id],
    ['Applied', seeker.user_id],
  ]);
});

test('for the owner of the post and for strangers there is nothing to withdraw', async () => {
  const { post, input } = await someApplication();
  for (const as of [service.owner, someSeeker()]) {
    await expect(service.call(withdrawApplication, input, { as })).rejects.toMatchObject({ status: 404 });
  }
  expect(await service.onlyApplicant(post._id)).toMatchObject({ status: 'Applied' });
});
