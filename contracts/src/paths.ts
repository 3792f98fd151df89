/** The address of every page of the app; `:name` stands for what varies. */
export const pages = {
  start: '/',
  signIn: '/signin',
  signUp: '/signup',
  callback: '/auth/callback',
  selectDashboard: '/select-dashboard',
  selectRole: '/select-role',
  dashboard: '/dashboard',
  dashboardById: '/dashboard/:dashboardId',
  home: '/home',
  feed: '/feed',
  jobs: '/jobs',
  job: '/job/:jobId',
  publicJob: '/public-job-details/:jobId',
  applicants: '/job-applications/:jobId',
  /** The same page as `applicants`, as public pages name it. */
  applicantsOfJob: '/job/:jobId/applicants',
  createJob: '/create-job',
  postedJobs: '/posted-jobs',
  jobApplications: '/job-applications',
  referralApplications: '/referral-applications',
  savedJobs: '/saved-jobs',
  savedSearches: '/saved-searches',
  atsScore: '/ats-score',
  profile: '/profile',
  publicProfile: '/profile/:username',
  settings: '/settings',
  privacy: '/privacy',
  terms: '/terms',
  help: '/help',
} as const;
export type PageName = keyof typeof pages;

type NamesIn<Pattern extends string> = Pattern extends `${infer Start}/${infer Rest}`
  ? NamesIn<Start> | NamesIn<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;
type Varying = { [Name in PageName]: NamesIn<(typeof pages)[Name]> extends never ? never : Name }[PageName];

/** The address of a page whose pattern has names. */
export const pathTo = <Name extends Varying>(
  name: Name,
  values: Record<NamesIn<(typeof pages)[Name]>, string>,
): string =>
  pages[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((values as Readonly<Record<string, string>>)[key] ?? ''),
  );

const patterns = Object.entries(pages).map(([name, pattern]) => ({
  name: name as PageName,
  names: [...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => key),
  expression: new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/:\w+/g, '([^/]+)')}/?$`, 'i'),
}));

/**
 * The page at a path (no query), with what its address names, as it stands there; undefined where the app has none. Letters' case and a
 * slash at the end make no difference.
 */
export function pageAt(path: string): { page: PageName; values: Readonly<Record<string, string>> } | undefined {
  for (const { name, names, expression } of patterns) {
    const found = expression.exec(path);
    if (found) return { page: name, values: Object.fromEntries(names.map((key, at) => [key, found[at + 1] ?? ''])) };
  }
  return undefined;
}

/** The job post that a link of this site leads to, be it the page of who is signed in or everybody's. */
export function jobIdAt(path: string): string | undefined {
  const at = pageAt(path);
  const jobId = at?.page === 'job' || at?.page === 'publicJob' ? at.values['jobId'] : undefined;
  return jobId !== undefined && /^[0-9a-f]{24}$/.test(jobId) ? jobId : undefined;
}
