import { longPostsAtOnce, readJobPosts } from '@waypost/contracts/calls/jobs';
import { isAway } from '@waypost/runtime/is-away';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { AnalysisStore } from './analysis-store.ts';
import { enqueueAnalysis } from './tasks/analyse-job-post.ts';

type Deps = { analyses: AnalysisStore; tasks: Tasks; client: Client };

async function askAnew({ analyses, tasks, client }: Deps, ids: readonly string[]): Promise<void> {
  const { job_posts } = await client.call(readJobPosts, { body: { ids: [...ids] } });
  await analyses.removeOutdated(ids);
  for (const post of job_posts) await enqueueAnalysis(tasks, post);
}

/**
 * Asks again for analyses that a former reader has made. They are forgotten first: until the new one is there a score reads
 * the post itself, as it does for a post that is not analysed yet.
 * @throws what kept one from being asked for, which is forgotten then, as it would come first for ever.
 */
export async function sweepOutdatedAnalyses(deps: Deps, atOnce = longPostsAtOnce): Promise<void> {
  const ids = await deps.analyses.outdated(atOnce);
  if (ids.length === 0) return;
  try {
    await askAnew(deps, ids);
  } catch (error) {
    if (isAway(error)) throw error;
    for (const id of ids) {
      await askAnew(deps, [id]).catch((alone: unknown) => {
        if (isAway(alone)) throw alone;
      });
    }
    await deps.analyses.removeOutdated(ids);
    throw error;
  }
}
