import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { ApplicationScoreStore } from './application-score-store.ts';
import { isKnown, type ApplicationScore } from './application-score.ts';
import { isFormer } from './former-version.ts';
import { scorerVersion } from './score/score.ts';
import { enqueueScore } from './tasks/score-application.ts';

type Deps = { store: ApplicationScoreStore; tasks: Tasks };

/** A score that could not be computed is left alone for so long: its texts have to change for another result. */
const restMs = 24 * 60 * 60_000;

/** Scores that an input or the scorer has left behind, and those that were given up before there was a number. */
const outdated = [{ stale: true }, { scorer_version: { $ne: scorerVersion } }, { status: 'failed' }];

/**
 * Looks for scores that are out of date or failed and asks for them again, as their task may have been lost. Each call takes the next
 * ones in the order of their ids and begins again behind the last, so that none waits for ever behind others that fail.
 */
export function createOutdatedSweep(
  { store, tasks }: Deps,
  atOnce = 200,
): (now: Date, closing?: AbortSignal) => Promise<void> {
  const last = outdated.map(() => '');

  return async (now, closing) => {
    for (const [kind, filter] of outdated.entries()) {
      const found = await store.query(
        { ...filter, _id: { $gt: last[kind] ?? '' } },
        { sort: { _id: 1 }, limit: atOnce },
      );
      last[kind] = found.length < atOnce ? '' : (found.at(-1)?.id ?? '');
      for (const score of found) {
        if (closing?.aborted) return;
        if (isOutdated(score.value) && !hasFailedSince(score.value, now))
          await enqueueScore(tasks, score, `o${score.version}`);
      }
    }
  };
}

const isOutdated = (score: ApplicationScore) =>
  score.status === 'failed' || (isKnown(score) && score.stale) || isFormer(score.scorer_version, scorerVersion);

function hasFailedSince(score: ApplicationScore, now: Date): boolean {
  const failed_at = score.status === 'pending' ? undefined : score.failed_at;
  return failed_at !== undefined && now.getTime() - Date.parse(failed_at) < restMs;
}
