import type { UserActor } from '@waypost/contracts/actor';
import { createDashboard, listDashboards, updateDashboard } from '@waypost/contracts/calls/identity';
import { dashboardTypes } from '@waypost/contracts/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

const create = (as: UserActor, dsh_type: (typeof dashboardTypes)[number], dsh_name?: string) =>
  service.call(createDashboard, { body: { dsh_type, dsh_name } }, { as });

test('somebody may have one dashboard of each type, named by default', async () => {
  const as = await service.person();
  for (const type of dashboardTypes) {
    expect(await create(as, type)).toMatchObject({
      dsh_type: type,
      assigned_role: type,
      dsh_name: `My ${type} Dashboard`,
    });
  }
  const { dashboards, total } = await service.call(listDashboards, { querystring: {} }, { as });
  expect(dashboards.map(({ dsh_type }) => dsh_type)).toEqual(dashboardTypes);
  expect(total).toBe(3);
});

test('one whose name is left blank has its default', async () => {
  expect(await create(await service.person(), 'Referrer', ' ')).toMatchObject({ dsh_name: 'My Referrer Dashboard' });
});

test('of many creations of one type at once one is made, the others hear that it is already created', async () => {
  const as = await service.person();
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => create(as, 'Recruiter')));
  const refusals = answers.filter((answer) => answer.status === 'rejected');
  expect(refusals).toHaveLength(11);
  for (const { reason } of refusals) {
    expect(reason).toMatchObject({
      status: 400,
      code: 'validation-error',
      message: 'A Recruiter dashboard is already created',
      errors: [{ path: 'dsh_type', message: 'A Recruiter dashboard is already created' }],
    });
  }
  expect((await service.call(listDashboards, { querystring: {} }, { as })).total).toBe(1);
});

test('dashboards are found by type', async () => {
  const as = await service.person();
  const { dsh_id } = await create(as, 'Referrer');
  await create(as, 'Job Seeker');
  const found = await service.call(listDashboards, { querystring: { dsh_type: 'Referrer' } }, { as });
  expect(found).toMatchObject({ dashboards: [{ dsh_id }], total: 1 });
});

test('a dashboard is renamed by its owner only', async () => {
  const as = await service.person();
  const { dsh_id } = await create(as, 'Recruiter', 'Hiring');
  const rename = (actor: UserActor) =>
    service.call(updateDashboard, { body: { dsh_id, dsh_name: 'Hiring in Lyon' } }, { as: actor });
  await expect(rename(await service.person())).rejects.toMatchObject({ status: 403 });
  const owner = { ...as, dashboards: [{ dsh_id, dsh_type: 'Recruiter' as const }] };
  expect(await rename(owner)).toMatchObject({ dsh_id, dsh_name: 'Hiring in Lyon' });
});

test('a role has to be chosen, and a user id has to be one’s own', async () => {
  const as = await service.person();
  await expect(service.call(createDashboard, { body: {} as never }, { as })).rejects.toMatchObject({
    status: 400,
    message: 'Please select a role to continue.',
  });
  const { user_id } = await service.person();
  await expect(
    service.call(createDashboard, { body: { user_id, dsh_type: 'Recruiter' } }, { as }),
  ).rejects.toMatchObject({ status: 403 });
});
