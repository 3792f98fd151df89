import type { matchJobPosts } from '@waypost/contracts/calls/scoring';
import type { CallInput, CallOutput } from '@waypost/contracts/contract';
import { AppError } from '@waypost/contracts/errors';
import type { Closeable } from '@waypost/runtime/closeable';
import { isAway } from '@waypost/runtime/is-away';
import type { Logger } from '@waypost/runtime/telemetry/log';
import { runMatches, type MatchDeps, type Scored } from './match-run.ts';
import { personFit, type Person } from './person-fit.ts';

type Wanted = CallInput<typeof matchJobPosts>['body'];
type Matched = CallOutput<typeof matchJobPosts>;
type Kept = {
  /** What the scores depend on besides the posts. */
  basis: string;
  scores: Map<string, Scored>;
  run?: { isWanted: boolean; done: Promise<void> } | undefined;
};

export type Matches = Closeable & { of(wanted: Wanted): Promise<Matched> };

/** Persons whose scores are kept, and posts of each. */
const [mostPersons, mostPosts] = [200, 1_000];
/** Persons whose posts are scored at a time; others ask again. */
const runsAtOnce = 50;

/**
 * How well persons fit what their searches found. Scores are kept in memory, since they are functions of what they are computed
 * from; what is missing is computed on after the answer, one piece of a person after the other, and a newer question takes the
 * place of an older one.
 * @param patienceMs how long an answer may wait for what is missing.
 */
export function createMatches(deps: MatchDeps & { log: Logger }, patienceMs = 700): Matches {
  /** In the order in which they asked last, so that the first one is dropped. */
  const persons = new Map<string, Kept>();
  const running = new Set<Promise<void>>();
  let isClosed = false;

  function keptOf(user_id: string, basis: string): Kept {
    const before = persons.get(user_id);
    if (before !== undefined && before.basis !== basis) stop(before);
    const kept = before?.basis === basis ? before : { basis, scores: new Map<string, Scored>() };
    persons.delete(user_id);
    persons.set(user_id, kept);
    const [oldest] = persons;
    if (persons.size > mostPersons && oldest !== undefined) {
      persons.delete(oldest[0]);
      stop(oldest[1]);
    }
    return kept;
  }

  function stop({ run }: Kept): void {
    if (run !== undefined) run.isWanted = false;
  }

  function tell({ scores }: Kept, job_post_id: string, scored: Scored): void {
    scores.delete(job_post_id);
    scores.set(job_post_id, scored);
    const [oldest] = scores;
    if (scores.size > mostPosts && oldest !== undefined) scores.delete(oldest[0]);
  }

  function compute(kept: Kept, person: Person, missing: Wanted['posts']): Promise<void> | undefined {
    stop(kept);
    if (isClosed || running.size >= runsAtOnce) return undefined;
    const run = { isWanted: true, done: Promise.resolve() };
    run.done = runMatches(deps, person, missing, {
      isWanted: () => run.isWanted,
      tell: (job_post_id, scored) => tell(kept, job_post_id, scored),
    })
      .catch((error: unknown) => {
        // Whoever asks again begins it again.
        const isFull = error instanceof AppError && error.code === 'too-many-requests';
        if (!isFull && !isAway(error)) deps.log.error({ err: error }, 'Matches could not be computed');
      })
      .finally(() => running.delete(run.done));
    running.add(run.done);
    kept.run = run;
    return run.done;
  }

  return {
    async of({ user_id, posts }) {
      const fit = await personFit(deps.client, user_id);
      if (fit === undefined) return { state: 'nothing', matches: [] };
      const kept = keptOf(user_id, fit.basis);
      const known = ({ job_post_id, version }: Wanted['posts'][number]): Scored | undefined => {
        const scored = kept.scores.get(job_post_id);
        return scored !== undefined && scored.version >= version ? scored : undefined;
      };
      const missing = posts.filter((post) => known(post) === undefined);
      if (missing.length > 0) await soon(compute(kept, fit.person, missing), patienceMs);
      const matches = posts.flatMap((post) => {
        const scored = known(post);
        return scored === undefined ? [] : [{ job_post_id: post.job_post_id, user_score: scored.user_score }];
      });
      return { state: matches.length === posts.length ? 'ready' : 'pending', matches };
    },

    async close() {
      isClosed = true;
      for (const kept of persons.values()) stop(kept);
      await Promise.all(running);
    },
  };
}

/** Waits for something, but not for long. */
async function soon(done: Promise<void> | undefined, patienceMs: number): Promise<void> {
  if (done === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const impatient = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([done, impatient]);
  clearTimeout(timer);
}
