import type { Dashboard, UserInfo } from '@waypost/contracts/entities/user';
import { expect, test } from 'vitest';
import { ownerOf } from './owner.ts';

const user = { _id: 'a'.repeat(24) } as UserInfo;
const dashboard = { dsh_id: 'b'.repeat(24), dsh_type: 'Recruiter' } as Dashboard;
const signedIn = { status: 'signed-in', user, dashboards: [dashboard], selectionPending: false } as const;

test('a post is published by a person under a dashboard', () => {
  expect(ownerOf({ ...signedIn, dashboard })).toEqual({ userId: user._id, dashboardId: dashboard.dsh_id });
});

test('without a session or a dashboard nobody publishes', () => {
  expect(ownerOf({ ...signedIn, dashboard: undefined })).toBeUndefined();
  expect(ownerOf({ status: 'signed-out' })).toBeUndefined();
  expect(ownerOf({ status: 'loading' })).toBeUndefined();
});
