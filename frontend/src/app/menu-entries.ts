import type { DashboardType } from '@waypost/contracts/constants';

export const menuIcons = [
  'home',
  'feed',
  'profile',
  'saved',
  'score',
  'create',
  'posted',
  'applications',
  'referrals',
  'settings',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

export type MenuEntry = {
  label: string;
  to: string;
  icon: MenuIcon;
  /** Pages that belong to this entry although their path is another. */
  covers?: RegExp;
};

const everyone: readonly MenuEntry[] = [
  { label: 'Home', to: '/home', icon: 'home' },
  { label: 'Feed', to: '/feed', icon: 'feed' },
  { label: 'Profile', to: '/profile', icon: 'profile' },
  { label: 'Saved Jobs', to: '/saved-jobs', icon: 'saved' },
  { label: 'ATS Score', to: '/ats-score', icon: 'score' },
];

const publishing: readonly MenuEntry[] = [
  { label: 'Create Job', to: '/create-job', icon: 'create' },
  {
    label: 'Posted Jobs',
    to: '/posted-jobs',
    icon: 'posted',
    covers: /^\/job-applications\/[^/]+$|^\/job\/[^/]+\/applicants$/,
  },
];

const seeking: readonly MenuEntry[] = [
  { label: 'Job Applications', to: '/job-applications', icon: 'applications' },
  { label: 'Referral Applications', to: '/referral-applications', icon: 'referrals' },
];

const settings: MenuEntry = { label: 'Settings', to: '/settings', icon: 'settings' };

const byRole: Record<DashboardType, readonly MenuEntry[]> = {
  'Job Seeker': seeking,
  Recruiter: publishing,
  Referrer: publishing,
};

/** What the sidebar offers on a dashboard of this type. */
export function menuEntries(type: DashboardType | undefined): readonly MenuEntry[] {
  return [...everyone, ...(type === undefined ? [] : byRole[type]), settings];
}

/** The entry that a page belongs to, if any. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const path = pathname.replace(/\/$/, '');
  return entries.find(({ to, covers }) => path === to || covers?.test(path));
}
