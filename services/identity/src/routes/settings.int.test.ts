import type { UserActor } from '@waypost/contracts/actor';
import { getSettings, updateSettings } from '@waypost/contracts/calls/identity/settings';
import type { CallInput } from '@waypost/contracts/contract';
import { usualSettings } from '@waypost/contracts/entities/settings';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { anEvent } from '@waypost/contracts/testing/events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let service: TestIdentity;
let as: UserActor;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());
beforeEach(async () => {
  as = await service.person();
});

type Change = CallInput<typeof updateSettings>['body'];
const change = (body: Change) => service.call(updateSettings, { body }, { as });
const read = () => service.call(getSettings, {}, { as });

test('who has chosen nothing is seen by everybody, without e-mail and phone, and told of everything', async () => {
  expect(await read()).toEqual({ ...usualSettings, version: 0, updated_at: null });
  expect(usualSettings.privacy).toEqual({ hide_profile: false, show_email: false, show_phone: false });
});

test('a change touches what it names alone, and choosing the same again is none', async () => {
  await change({ privacy: { show_email: true } });
  await change({ notifications: { 'saved-search': { email: false } } });
  const again = await change({ notifications: { 'saved-search': { email: false } }, version: 2 });
  expect(again).toMatchObject({
    privacy: { hide_profile: false, show_email: true, show_phone: false },
    notifications: { 'application-status': { bell: true }, 'saved-search': { bell: true, email: false } },
    version: 2,
  });
  expect(await read()).toEqual(again);
});

test('a change of settings that are not as they were is refused with the settings as they are', async () => {
  await change({ privacy: { show_email: true } });
  await expect(change({ privacy: { show_phone: true }, version: 0 })).rejects.toMatchObject({
    code: 'version-conflict',
    details: { settings: { privacy: { show_email: true, show_phone: false }, version: 1 } },
  });
  expect((await read()).privacy.show_phone).toBe(false);
});

test('of changes at once none is lost, also of the first ones', async () => {
  await Promise.all([
    change({ privacy: { hide_profile: true } }),
    change({ privacy: { show_email: true } }),
    change({ privacy: { show_phone: true } }),
    change({ notifications: { 'application-status': { bell: false } } }),
  ]);
  expect(await read()).toMatchObject({
    privacy: { hide_profile: true, show_email: true, show_phone: true },
    notifications: { 'application-status': { bell: false } },
    version: 4,
  });
});

test.each<[unknown, string, string]>([
  [{}, '', 'Choose a setting to change'],
  [{ privacy: { hide_profile: 'yes' } }, 'privacy.hide_profile', 'Expected true or false'],
  [{ privacy: null, notifications: {} }, '', 'Choose a setting to change'],
  [{ privacy: { show_email: null } }, '', 'Choose a setting to change'],
  [{ notifications: { 'saved-search': { bell: 1 } } }, 'notifications.saved-search.bell', 'Expected true or false'],
])('%j is refused', async (body, path, message) => {
  await expect(change(body as Change)).rejects.toMatchObject({
    code: 'validation-error',
    errors: [{ path: expect.stringContaining(path) as string, message }],
  });
});

test('nothing is kept of who is gone, and nothing late is kept again', async () => {
  await change({ privacy: { show_phone: true } });
  await service.hear(profileRemoved, anEvent(profileRemoved, { version: 9, data: { user_id: as.user_id } }));
  expect(await read()).toMatchObject({ privacy: { show_phone: false }, version: 0 });
  await expect(change({ privacy: { show_phone: true } })).rejects.toMatchObject({ code: 'not-found' });
});
