import { readJobPosts } from '@waypost/contracts/calls/jobs';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import type { Client } from '@waypost/runtime/service/client';
import type { AnalysisStore } from './analysis-store.ts';
import { enqueueAnalysis } from './tasks/analyse-job-post.ts';

type Deps = { analyses: AnalysisStore; tasks: Tasks; client: Client };

/**
 * Asks again for analyses that a former reader has made. They are forgotten first: until the new one is there a score reads
 * the post itself, as it does for a post that is not analysed yet.
 */
export async function sweepOutdatedAnalyses({ analyses, tasks, client }: Deps, atOnce = 200): Promise<void> {
  const ids = await analyses.outdated(atOnce);
  if (ids.length === 0) return;
  const { job_posts } = await client.call(readJobPosts, { body: { ids } });
  await analyses.removeOutdated(ids);
  for (const post of job_posts) await enqueueAnalysis(tasks, post);
}
