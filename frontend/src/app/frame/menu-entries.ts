import type { DashboardType } from '@waypost/contracts/constants';
import { pageAt, type PageName, pages } from '@waypost/contracts/paths';

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
  /** Pages that belong to this entry although their address is another. */
  covers?: readonly PageName[];
};

const everyone: readonly MenuEntry[] = [
  { label: 'Home', to: pages.home, icon: 'home' },
  { label: 'Feed', to: pages.feed, icon: 'feed', covers: ['savedSearches'] },
  { label: 'Profile', to: pages.profile, icon: 'profile', covers: ['publicProfile'] },
  { label: 'Saved Jobs', to: pages.savedJobs, icon: 'saved' },
  { label: 'ATS Score', to: pages.atsScore, icon: 'score' },
];

const publishing: readonly MenuEntry[] = [
  { label: 'Create Job', to: pages.createJob, icon: 'create' },
  {
    label: 'Posted Jobs',
    to: pages.postedJobs,
    icon: 'posted',
    covers: ['applicants', 'applicantsOfJob'],
  },
];

const seeking: readonly MenuEntry[] = [
  { label: 'Job Applications', to: pages.jobApplications, icon: 'applications' },
  { label: 'Referral Applications', to: pages.referralApplications, icon: 'referrals' },
];

const settings: MenuEntry = { label: 'Settings', to: pages.settings, icon: 'settings' };

const byRole: Record<DashboardType, readonly MenuEntry[]> = {
  'Job Seeker': seeking,
  Recruiter: publishing,
  Referrer: publishing,
};

/** A seeker finds jobs in the feed; who publishes may have come to one from elsewhere. */
const withJobs = (entry: MenuEntry): MenuEntry =>
  entry.to === pages.feed ? { ...entry, covers: [...(entry.covers ?? []), 'job'] } : entry;

/** What the sidebar offers on a dashboard of this type. */
export function menuEntries(type: DashboardType | undefined): readonly MenuEntry[] {
  const forAll = type === 'Job Seeker' ? everyone.map(withJobs) : everyone;
  return [...forAll, ...(type === undefined ? [] : byRole[type]), settings];
}

/** The entry that a page belongs to, if any. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const page = pageAt(pathname)?.page;
  return page && entries.find(({ to, covers }) => to === pages[page] || covers?.includes(page));
}
