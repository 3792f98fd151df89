import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import { id } from '@waypost/contracts/fields';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import { defineWorker } from '@waypost/runtime/service/define-worker';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { isTooDemanding } from '@waypost/runtime/work-pool/work-pool';
import { z } from 'zod';
import type { AnalysisStore } from '../analysis-store.ts';
import { wordsOf } from '../score/scored.ts';
import type { ScoringPool } from '../scoring-pool.ts';

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
  company_name: z.string().optional(),
  has_pay: z.boolean(),
  has_location: z.boolean(),
});

export const enqueueAnalysis = (tasks: Tasks, post: JobPost & Pick<JobPostState, 'dsh_id'>): Promise<void> =>
  tasks.add(name, {
    id: `analyse-${post._id}-${post.version}`,
    owner: post.dsh_id,
    payload: {
      job_post_id: post._id,
      version: post.version,
      ...wordsOf(post),
      has_pay: post.expected_max_ctc !== undefined,
      has_location: post.cities.length > 0,
    } satisfies z.input<typeof payload>,
  });

type Deps = { analyses: AnalysisStore; pool: ScoringPool; log: Logger };

/** Reads a published post in the background. A failure costs nothing but time: scoring then reads it itself. */
export function analyseJobPost({ analyses, pool, log }: Deps): Worker {
  return defineWorker({
    name,
    payload,
    async handle({ job_post_id, version, ...post }) {
      try {
        // A post has no person here, and only one at a time is analysed in the background.
        await analyses.save(job_post_id, version, await pool.run('analyse', post, name));
      } catch (error) {
        // It would be so at every attempt, and at every score.
        if (!isTooDemanding(error)) throw error;
        log.warn({ err: error, job_post_id }, 'A job post takes too long to analyse');
        await analyses.saveFailure(job_post_id, version);
      }
    },
    async failed({ job_post_id }, error) {
      log.error({ err: error, job_post_id }, 'A job post could not be analysed');
    },
  });
}
