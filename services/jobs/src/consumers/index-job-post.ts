import type { Event } from '@waypost/contracts/event';
import {
  jobPostClosed,
  jobPostEdited,
  jobPostPublished,
  type JobPostState,
} from '@waypost/contracts/events/job-post-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import { ageInSeconds, measure } from '@waypost/runtime/telemetry/metrics';
import type { JobSearch } from '../search/job-search.ts';

/** Every event carries the whole post; the index keeps the newest version and drops what comes late or twice. */
export function indexJobPostHandlers({ search }: { search: Pick<JobSearch, 'index'> }): Handler[] {
  const index = async ({ key, version, time, data }: Event<JobPostState>) => {
    const { dsh_id: _dsh, owner_type: _type, ...post } = data;
    await search.index([{ id: key, version, post }]);
    measure('indexFreshness', ageInSeconds(time), {});
  };
  return [on(jobPostPublished, index), on(jobPostEdited, index), on(jobPostClosed, index)];
}
