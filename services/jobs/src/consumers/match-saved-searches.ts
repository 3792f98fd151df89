import type { Event } from '@waypost/contracts/event';
import { jobPostEdited, jobPostPublished, type JobPostState } from '@waypost/contracts/events/job-post-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { CallsUnderWay } from '@waypost/runtime/service/calls-under-way';
import type { JobPostStore } from '../job-post-store.ts';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SearchesOfPost, TellingSearch } from '../saved-searches/searches-of-post.ts';

/** Written at the same time, in one transaction where there are some: one post may be what thousands wait for. */
const atATime = 10;

/**
 * Tells of an open post to whoever has saved a search that finds it, each once. An event that has been overtaken by a later
 * version says nothing, since that one's event decides.
 */
export function matchSavedSearchesHandlers(deps: {
  store: JobPostStore;
  searchesOfPost: SearchesOfPost;
  findings: FindingStore;
  callsUnderWay: Pick<CallsUnderWay, 'quiet'>;
}): Handler[] {
  const { store, searchesOfPost, findings, callsUnderWay } = deps;

  const match = async ({ key, version, time, data }: Event<JobPostState>) => {
    if (data.status !== 'Open') return;
    const now = await store.find(key);
    if (!now || now.version > version) return;
    const found = await searchesOfPost.find(data, new Date(time));
    for (let at = 0; at < found.length; at += atATime) {
      await callsUnderWay.quiet();
      await Promise.all(found.slice(at, at + atATime).map((search) => findings.add(findingOf(search, key, time))));
    }
  };
  return [on(jobPostPublished, match), on(jobPostEdited, match)];
}

const findingOf = ({ id, value }: Stored<TellingSearch>, job_post_id: string, found_at: string) => ({
  saved_search_id: id,
  job_post_id,
  user_id: value.user_id,
  alert: value.alert,
  found_at,
});
