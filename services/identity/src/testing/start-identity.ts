import type { UserActor } from '@waypost/contracts/actor';
import { signInUser } from '@waypost/contracts/calls/identity';
import { listNotifications } from '@waypost/contracts/calls/identity/notifications';
import { updateSettings } from '@waypost/contracts/calls/identity/settings';
import { lookUp, readJobPosts } from '@waypost/contracts/calls/jobs';
import { listPostsOfTime } from '@waypost/contracts/calls/jobs/open-posts';
import { readSavedSearches, stopSavedSearchMails } from '@waypost/contracts/calls/jobs/saved-searches';
import type { CallInput, CallOutput } from '@waypost/contracts/contract';
import type { Event, EventDefinition } from '@waypost/contracts/event';
import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import { aJobPostState } from '@waypost/contracts/testing/job-posts';
import { aCityResult, aDegreeResult } from '@waypost/contracts/testing/lookups';
import { aSavedSearch } from '@waypost/contracts/testing/saved-searches';
import { newId } from '@waypost/runtime/service/new-id';
import { createLog } from '@waypost/runtime/telemetry/log';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { buildIdentity, type IdentityOptions } from '../app.ts';
import { createApplicationStatusStore } from '../application-status-store.ts';

export const bff = { kind: 'service', name: 'bff' } as const;

export const lyon = aCityResult({ city_name: 'Lyon', country_name: 'France' });

export const diploma = aDegreeResult({ degree_name: 'Diploma' });

type SearchThatTells = CallOutput<typeof readSavedSearches>['saved_searches'][number];
export type Claims = Parameters<typeof claimsOf>[0];

function claimsOf(some: { sub?: string; email?: string; first_name?: string; last_name?: string; picture?: string }) {
  const sub = some.sub ?? newId();
  return {
    iss: 'https://accounts.example.org',
    sub,
    email: `${sub}@example.org`,
    first_name: 'Ada',
    last_name: 'Moss',
    ...some,
  };
}

export const actorOf = ({ userInfos, userDashboards }: CallOutput<typeof signInUser>): UserActor => ({
  kind: 'user',
  user_id: userInfos._id,
  dashboards: userDashboards.map(({ dsh_id, dsh_type }) => ({ dsh_id, dsh_type })),
});

/** The service, with jobs played by lookups that know one city and one degree, and by the posts that the test makes. */
export async function startIdentity(options: IdentityOptions = {}) {
  const searches = new Map<string, SearchThatTells>();
  const lines: Record<string, unknown>[] = [];
  const posts = new Map<string, JobPostState>();
  const within = (at: string, time?: { from: string; before: string }) =>
    !time || (at >= time.from && at < time.before);
  const postsOfTime = ({ body: { created, ...posted } }: CallInput<typeof listPostsOfTime>) => ({
    job_posts: [...posts.values()].filter(
      (post) => within(post.posted_date, posted) && within(post.created_at, created),
    ),
  });
  const service = await startTestService(buildIdentity(options), {
    log: createLog('identity', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
    prepare({ stub }) {
      stub(lookUp, ({ params: { entity }, querystring: { ids = [] } }) => {
        if (entity === 'cities') return [lyon].filter(({ city_id }) => ids.includes(city_id));
        return entity === 'degrees' ? [diploma].filter(({ degree_id }) => ids.includes(degree_id)) : [];
      });
      stub(readSavedSearches, ({ body }) => ({
        saved_searches: body.ids.flatMap((id) => searches.get(id) ?? []),
      }));
      stub(stopSavedSearchMails, ({ body: { id } }) => {
        const search = searches.get(id);
        if (search) searches.set(id, { ...search, alert: 'live' });
        return { name: search?.name ?? null };
      });
      stub(readJobPosts, ({ body }) => ({ job_posts: body.ids.flatMap((id) => posts.get(id) ?? []) }));
    },
  });
  const signIn = (some: Claims = {}) => service.call(signInUser, { body: claimsOf(some) }, { as: bff });
  return {
    ...service,
    signIn,
    /** Somebody who has just signed in for the first time. */
    person: async (some: Claims = {}) => actorOf(await signIn(some)),
    lines,
    searches,
    posts,
    postsOfTime,
    savedSearch({ looks_from, ...some }: Partial<SearchThatTells> = {}): SearchThatTells {
      const search = { ...aSavedSearch(some), looks_from };
      searches.set(search._id, search);
      return search;
    },
    post(some: Partial<JobPostState> = {}): JobPostState {
      const post = aJobPostState(some);
      posts.set(post._id, post);
      return post;
    },
    notificationsOf: (as: UserActor, querystring: CallInput<typeof listNotifications>['querystring'] = {}) =>
      service.call(listNotifications, { querystring }, { as }),
    choose: (as: UserActor, notifications: CallInput<typeof updateSettings>['body']['notifications']) =>
      service.call(updateSettings, { body: { notifications } }, { as }),
    /** As a crash does between telling and keeping what was told. */
    async forgetStatuses(user_id: string) {
      await (await createApplicationStatusStore(service.ports.documents)).forget(user_id);
    },
    /** Tells the service what happened elsewhere, and waits until it has done all about it. */
    async hear({ topic }: EventDefinition, ...events: readonly Event[]) {
      const records = events.map((event) => ({ key: event.key, value: JSON.stringify(event), headers: {} }));
      await service.ports.events.publish(topic, records);
      await service.settled();
    },
  };
}
export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>;
