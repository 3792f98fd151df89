import { scoreComputed, scoreFailed, scoreOutdated } from '@waypost/contracts/events/score-events';
import { createLaidOutStore, type AggregateStore } from '@waypost/runtime/messaging/aggregate-store';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Documents } from '@waypost/runtime/ports/documents';
import { scoreLayout, type ScoreFields } from './application-score-layout.ts';
import {
  requestAgain,
  requestScore,
  restate,
  type ApplicationScore,
  type ScoredApplication,
} from './application-score.ts';

export type ApplicationScoreStore = AggregateStore<ApplicationScore, ScoreFields>;

export const createApplicationScoreStore = (documents: Documents): Promise<ApplicationScoreStore> =>
  createLaidOutStore<ApplicationScore, ScoreFields>({
    noun: 'Score',
    documents,
    spec: {
      name: 'scores',
      indexes: [
        { key: { user_id: 1 } },
        { key: { job_post_id: 1 } },
        { key: { file_id: 1 } },
        // For the sweep, in its order.
        { key: { stale: 1, _id: 1 } },
        { key: { scorer_version: 1, _id: 1 } },
        { key: { status: 1, _id: 1 } },
      ],
    },
    events: [scoreComputed, scoreOutdated, scoreFailed],
    layout: scoreLayout,
    restate,
  });

/**
 * Makes sure that there is a score for this submission, be it still without a number. Undefined for one that was removed:
 * what is late about it changes nothing.
 */
export async function ensureScore(
  store: ApplicationScoreStore,
  application: ScoredApplication,
): Promise<Stored<ApplicationScore> | undefined> {
  const again = (current: ApplicationScore) => requestAgain(current, application);
  const { application_id } = application;
  return (
    (await store.changeIfThere(application_id, again)) ??
    (await store.createIfFree(requestScore(application))) ??
    // Another event of it was first.
    store.changeIfThere(application_id, again)
  );
}
