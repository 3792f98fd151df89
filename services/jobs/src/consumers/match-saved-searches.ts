import type { Event } from '@waypost/contracts/event';
import { jobPostEdited, jobPostPublished, type JobPostState } from '@waypost/contracts/events/job-post-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { JobPostStore } from '../job-post-store.ts';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SearchesOfPost, TellingSearch } from '../saved-searches/searches-of-post.ts';

/**
 * Tells of an open post to whoever has saved a search that finds it, each once. An event that has been overtaken by a later
 * version says nothing, since that one's event decides.
 */
export function matchSavedSearchesHandlers(deps: {
  store: JobPostStore;
  searchesOfPost: SearchesOfPost;
  findings: FindingStore;
}): Handler[] {
  const { store, searchesOfPost, findings } = deps;

  const match = async ({ key, version, time, data }: Event<JobPostState>) => {
    if (data.status !== 'Open') return;
    const now = await store.find(key);
    if (!now || now.version > version) return;
    for await (const found of searchesOfPost.find(data, new Date(time))) {
      await Promise.all(found.map((search) => findings.add(findingOf(search, key, time))));
      // One that was deleted while this was written has forgotten what it had found before.
      for (const id of await searchesOfPost.gone(found.map((search) => search.id))) await findings.forgetSearch(id);
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
