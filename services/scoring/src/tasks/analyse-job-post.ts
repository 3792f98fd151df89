import { z } from 'zod';
import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import { id } from '@waypost/contracts/fields';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { analyseJobPost as analyse } from '../analysis/analyse-job-post.ts';
import type { AnalysisStore } from '../analysis-store.ts';
import { wordsOf } from '../score/scored.ts';

const name = 'analyse-job-post';
/** The words of a post are public, so they may lie in the queue; that saves a call for each of thousands of imports. */
const payload = z.object({
  job_post_id: id,
  version: z.int(),
  title: z.string(),
  description: z.string(),
  responsibility: z.string(),
  minimum_qualification: z.string(),
  preferred_qualification: z.string().optional(),
  has_pay: z.boolean(),
  has_location: z.boolean(),
});

export const enqueueAnalysis = (tasks: Tasks, post: JobPostState): Promise<void> =>
  tasks.add(name, {
    id: `analyse-${post._id}-${post.version}`,
    payload: {
      job_post_id: post._id,
      version: post.version,
      ...wordsOf(post),
      has_pay: post.expected_max_ctc !== undefined,
      has_location: post.cities.length > 0,
    } satisfies z.input<typeof payload>,
  });

/** Reads a published post in the background. A failure costs nothing but time: scoring then reads it itself. */
export function analyseJobPost({ analyses, log }: { analyses: AnalysisStore; log: Logger }): Worker {
  return {
    name,
    async handle(task) {
      const { job_post_id, version, ...post } = payload.parse(task.payload);
      await analyses.save(job_post_id, version, analyse(post));
    },
    async failed(task, error) {
      log.error({ err: error, task: task.id }, 'A job post could not be analysed');
    },
  };
}
