import { readFileText } from '@waypost/contracts/calls/resumes';
import { AppError } from '@waypost/contracts/errors';
import { id } from '@waypost/contracts/fields';
import type { Tasks, Worker } from '@waypost/runtime/ports/tasks';
import type { Client } from '@waypost/runtime/service/calls/client';
import { defineWorker } from '@waypost/runtime/service/define-worker';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { isTooDemanding } from '@waypost/runtime/work-pool/work-pool';
import { z } from 'zod';
import type { AnalysisStore } from '../analysis-store.ts';
import type { ApplicationScoreStore } from '../application-score-store.ts';
import { completeScore, digestOf, failScore, type ApplicationScore } from '../application-score.ts';
import { jobPostsOf, profileOf, wantedJobOf } from '../fit-inputs.ts';
import { scoredPerson } from '../score/scored.ts';
import type { ScoringPool } from '../scoring-pool.ts';

export const scoreTaskName = 'score-application';
const name = scoreTaskName;
/** Tasks of before the submission was written down have none. */
const payload = z.object({ application_id: id, submission: z.int().optional() });

/** `cause` names the input version that makes this task different from another of the same application. */
export const enqueueScore = (
  tasks: Tasks,
  { id, value }: { id: string; value: Pick<ApplicationScore, 'submission' | 'user_id'> },
  cause: string,
): Promise<void> =>
  tasks.add(name, {
    id: `score-${id}-${cause}`,
    payload: { application_id: id, submission: value.submission },
    owner: value.user_id,
  });

function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
}

type Deps = {
  store: ApplicationScoreStore;
  analyses: AnalysisStore;
  client: Client;
  pool: ScoringPool;
  log: Logger;
};

/** Computes the score of an application from the present profile and post and the resume that was sent. */
export function scoreApplication({ store, analyses, client, pool, log }: Deps): Worker {
  const postOf = jobPostsOf(client);

  async function giveUp({ application_id, submission }: z.output<typeof payload>, error: unknown): Promise<void> {
    log.error({ err: error, application_id }, 'An application could not be scored');
    const at = new Date().toISOString();
    await store.changeIfThere(application_id, (found) => failScore(found, at, submission));
  }

  return defineWorker({
    name,
    concurrency: 8,
    payload,
    async handle({ application_id }) {
      const found = await store.find(application_id);
      if (found === undefined) return;
      const current = found.value;
      const { submission } = current;
      const profile = await profileOf(client, current.user_id).catch(undefinedIfGone);
      // `forget-person` takes the score, perhaps after resumes has forgotten the file.
      if (profile === undefined) return;
      const [post, file] = await Promise.all([
        postOf(current.job_post_id),
        client.call(readFileText, { params: { id: current.file_id } }),
      ]);
      // The event that the text has been read asks again.
      if (file.text_status === 'pending') return;
      const job = await wantedJobOf(analyses, post);
      // Only the owner of the post is told the score of an application.
      const fit = { ...scoredPerson(profile, file), job, reader: 'owner' as const };
      // Apart from what the person waits for: one does not take the other's place.
      const result = await pool.run('scoreFit', fit, `${name} ${current.user_id}`).catch((error: unknown) => {
        // Not tried again: another attempt would be as demanding.
        if (!isTooDemanding(error)) throw error;
        return giveUp({ application_id, submission }, error);
      });
      if (result === undefined) return;
      const inputs = {
        profile_version: profile.version,
        job_version: post.version,
        job_digest: digestOf(post),
        text_status: file.text_status,
        text_hash: file.text_hash,
        job_changed_at: post.updated_at,
      };
      const at = new Date().toISOString();
      await store.changeIfThere(application_id, (found) => completeScore(found, { submission, result, inputs, at }));
    },
    failed: giveUp,
  });
}
