import type { EventOf } from '@waypost/contracts/event';
import { jobPostClosed, jobPostEdited, jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { on, type Handler } from '@waypost/runtime/messaging/handler';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import { enqueueAnalysis } from '../tasks/analyse-job-post.ts';

/** Has every version of every post analysed, however it was published. */
export function requestAnalysisHandlers({ tasks }: { tasks: Tasks }): Handler[] {
  const request = ({ data }: EventOf<typeof jobPostPublished>) => enqueueAnalysis(tasks, data);
  return [on(jobPostPublished, request), on(jobPostEdited, request), on(jobPostClosed, request)];
}
