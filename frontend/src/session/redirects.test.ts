import { dashboardTypes } from '@waypost/contracts/constants';
import { describe, expect, it } from 'vitest';
import { redirectFrom } from './redirects.ts';
import type { SignedIn } from './session.tsx';

const dashboard = {
  dsh_id: 'a'.repeat(24),
  dsh_type: 'Recruiter',
  dsh_name: 'My Recruiter Dashboard',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  assigned_role: 'Recruiter',
} as const;
const user = {
  _id: 'b'.repeat(24),
  id: 'b'.repeat(24),
  first_name: 'Ada',
  last_name: 'Okafor',
  email: 'ada@example.com',
  profile_img_url: null,
  username: 'ada-okafor',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const signedIn: SignedIn = { status: 'signed-in', user, dashboards: [dashboard], dashboard, selectionPending: false };
const undecided: SignedIn = {
  ...signedIn,
  dashboards: [dashboard, { ...dashboard, dsh_id: 'c'.repeat(24), dsh_type: 'Referrer', assigned_role: 'Referrer' }],
  dashboard: undefined,
  selectionPending: true,
};

const guarded = [
  '/',
  '/select-dashboard',
  '/select-role',
  '/home',
  '/feed',
  '/dashboard',
  '/dashboard/1',
  '/profile',
  '/saved-jobs',
  '/saved-searches',
  '/ats-score',
  '/job-applications',
  '/referral-applications',
  '/job-applications/1',
  '/job/1',
  '/job/1/applicants',
  '/settings',
  '/posted-jobs',
  '/create-job',
];

describe('redirects', () => {
  it.each(guarded)('sends a signed-out person from %s to the sign-in page', (path) =>
    expect(redirectFrom(path, { status: 'signed-out' })).toBe('/signin'),
  );

  it.each(guarded.filter((path) => path !== '/'))('shows %s on every type of dashboard', (path) => {
    for (const dsh_type of dashboardTypes) {
      const other = { ...dashboard, dsh_type, assigned_role: dsh_type };
      expect(redirectFrom(path, { ...signedIn, dashboards: [other], dashboard: other })).toBeUndefined();
    }
  });

  it.each(['/profile/ada', '/public-job-details/1', '/jobs'])(
    'shows %s to everybody, whatever they still have to choose',
    (path) => {
      expect(redirectFrom(path, undecided, '/feed')).toBeUndefined();
      expect(redirectFrom(path, { status: 'loading' })).toBeUndefined();
    },
  );

  it.each(['/signin', '/signup', '/auth/callback', '/profile/ada', '/public-job-details/1', '/jobs'])(
    'shows %s to a signed-out person',
    (path) => expect(redirectFrom(path, { status: 'signed-out' })).toBeUndefined(),
  );

  it('shows the 404 page to everybody', () =>
    expect(redirectFrom('/nowhere', { status: 'signed-out' })).toBeUndefined());

  it.each(['/', '/signin', '/signup'])('sends a signed-in person from %s to the page visited last', (path) =>
    expect(redirectFrom(path, signedIn, '/feed?keyword=nurse')).toBe('/feed?keyword=nurse'),
  );

  it('sends a signed-in person without a remembered page home', () =>
    expect(redirectFrom('/signin', signedIn)).toBe('/home'));

  it('asks for a dashboard first where several are owned and none is chosen', () => {
    expect(redirectFrom('/feed', undecided)).toBe('/select-dashboard');
    expect(redirectFrom('/signin', undecided, '/feed')).toBe('/select-dashboard');
    expect(redirectFrom('/select-dashboard', undecided)).toBeUndefined();
  });

  it('lets an address that chooses a dashboard choose it', () =>
    expect(redirectFrom('/dashboard/1', undecided)).toBeUndefined());

  it('asks a person without any dashboard to choose a role', () =>
    expect(redirectFrom('/', { ...signedIn, dashboards: [], dashboard: undefined })).toBe('/select-role'));

  it('decides nothing while the session is not known', () =>
    expect(redirectFrom('/feed', { status: 'loading' })).toBeUndefined());
});
