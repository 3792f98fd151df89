import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { createCityFinder } from '@waypost/jobs/import/find-cities';
import { candidates } from './candidates.ts';
import { apply } from './load-applications.ts';
import { importPosts } from './load-job-posts.ts';
import { openOwners, openSeekers } from './load-people.ts';
import type { Services } from './loading.ts';
import { makeApplications } from './make-applications.ts';
import { makeJobPostsInTurns } from './make-job-posts.ts';
import { loadResumeMakers } from './make-resume.ts';
import { makeSeekers } from './make-seekers.ts';
import type { Account } from './open-account.ts';
import { demoSeekers, owners } from './people.ts';
import { untilFound } from './until-found.ts';

/** How much of the demo is loaded; `crowd` of the candidates for the busy post. */
export type DemoSize = { posts: number; applications: number; crowd: number };
export const wholeDemo: DemoSize = { posts: 2_040, applications: 600, crowd: candidates.length };
/** An eighth of the posts, and the busy one among them. */
export const smallDemo: DemoSize = { posts: 255, applications: 180, crowd: candidates.length };

/** `found` of the posts the search finds by then: fewer only where its index was not filled any further. */
export type DemoCounts = { job_posts: number; people: number; applications: number; found: number };

export const demoSteps = ({ posts, applications, crowd }: DemoSize) =>
  owners.length + posts + demoSeekers.length + crowd + applications;

/**
 * Loads the demo through the calls that people's own clicks make, and the bulk calls for imports. Each step looks whether it has
 * been done, so an interrupted load is completed by the next one; undefined when the demo is there already.
 */
export async function loadDemo(
  services: Services,
  { issuer, size, report }: { issuer: string; size: DemoSize; report: (steps: number, doing: string) => void },
): Promise<DemoCounts | undefined> {
  // Dates of the demo count back from the first attempt, so that a repeated one makes the same posts.
  const begun_at = await services.loads.begin();
  if (begun_at === undefined) return undefined;
  const now = new Date(begun_at);
  let steps = 0;
  const step = (count: number, doing: string) => report((steps += count), doing);
  const load = { ...services, issuer, findCity: createCityFinder(services.client), step };

  await loadResumeMakers();
  const posts = await makeJobPostsInTurns({ count: size.posts, now });
  const accounts = await openOwners(load);
  const [postIds, seekers] = await Promise.all([
    importPosts(load, posts, accounts),
    openSeekers(load, makeSeekers({ now, crowd: size.crowd })),
  ]);
  await apply(load, {
    posts,
    postIds,
    seekers,
    applications: makeApplications(posts, { count: size.applications, crowd: size.crowd }),
    owners: accounts,
  });
  await services.loads.finish();
  step(0, 'Search');
  const found = await untilFound(() => foundOf(load, accounts), posts.length);
  return { job_posts: posts.length, people: owners.length + seekers.length, applications: size.applications, found };
}

/** How many posts of these people a search finds. */
async function foundOf({ client }: Services, accounts: readonly Account[]): Promise<number> {
  const totals = accounts.map(async ({ actor }) => {
    const querystring = { created_by: actor.user_id, limit: '1' };
    return (await client.call(searchJobPosts, { querystring })).total;
  });
  return (await Promise.all(totals)).reduce((sum, total) => sum + total, 0);
}

/** What is said of posts that a search does not find yet; nothing where it finds all. */
export const saysOfSearch = ({ job_posts, found }: DemoCounts): string =>
  found < job_posts ? ` The search finds ${found} of the posts so far.` : '';
