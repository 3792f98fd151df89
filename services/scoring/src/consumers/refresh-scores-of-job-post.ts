import type { EventOf } from '@waypost/contracts/event';
import { jobPostClosed, jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ApplicationScoreStore } from '../application-score-store.ts';
import { digestOf } from '../application-score.ts';
import { refreshScores } from '../refresh-scores.ts';

/** A post asks for something else than it did: the scores for it are computed again. Closing it alone is no such change. */
export function refreshScoresOfJobPostHandlers(deps: { store: ApplicationScoreStore; tasks: Tasks }): Handler[] {
  async function refresh({ data, version, time: at }: EventOf<typeof jobPostEdited>) {
    // Nothing has been scored for less than the first version.
    if (version === 1) return;
    const digest = digestOf(data);
    await refreshScores(
      deps,
      { job_post_id: data._id },
      (inputs) => inputs.job_version < version && inputs.job_digest !== digest,
      { cause: 'post', at, task: `j${version}` },
    );
  }
  return [on(jobPostPublished, refresh), on(jobPostEdited, refresh), on(jobPostClosed, refresh)];
}
