import { scoringCalls } from '@waypost/contracts/owners/scoring-calls';
import { defineService } from '@waypost/runtime/service/define-service';
import type { BuildService, ServiceContext } from '@waypost/runtime/service/process/run-service';
import { createAnalysisStore } from './analysis-store.ts';
import { createApplicationScoreStore } from './application-score-store.ts';
import { checkFiles } from './check-files.ts';
import { refreshScoresOfJobPostHandlers } from './consumers/refresh-scores-of-job-post.ts';
import { refreshScoresOfProfileHandlers } from './consumers/refresh-scores-of-profile.ts';
import { requestAnalysisHandlers } from './consumers/request-analysis.ts';
import { requestScoreHandlers } from './consumers/request-score.ts';
import { scoreReadResumeHandlers } from './consumers/score-read-resume.ts';
import { forgetPerson } from './forget-person.ts';
import { createMatches } from './matches.ts';
import { analyseJobPostRoute } from './routes/analyse-job-post.ts';
import { getScoreRoute } from './routes/get-score.ts';
import { listScoresRoute } from './routes/list-scores.ts';
import { matchJobPostsRoute } from './routes/match-job-posts.ts';
import { readApplicationScoreRoute } from './routes/read-application-score.ts';
import { readPersonalDataRoute } from './routes/read-personal-data.ts';
import { readWorkRoute } from './routes/read-work.ts';
import { refreshApplicationScoreRoute } from './routes/refresh-application-score.ts';
import { requestScoreRoute } from './routes/request-score.ts';
import { openScoringPool } from './scoring-pool.ts';
import { startSweeping } from './start-sweeping.ts';
import { scoringTasks } from './tasks/scoring-tasks.ts';

/**
 * @param works whether this process does the tasks too; where it does not, `worker.ts` has to run.
 * @param requireFiles throws what a person has to change before anything can be read or scored.
 * @param openPool where texts are read; only tests do it elsewhere.
 */
export const buildScoring = ({
  works,
  openPool = openScoringPool,
  requireFiles = checkFiles,
}: {
  works: boolean;
  openPool?: typeof openScoringPool;
  requireFiles?: () => void;
}): BuildService =>
  defineService({
    name: 'scoring',
    calls: scoringCalls,
    async open({ ports, client, log }: ServiceContext) {
      requireFiles();
      const store = await createApplicationScoreStore(ports.documents);
      const analyses = await createAnalysisStore(ports.documents);
      const pool = openPool();
      const matches = createMatches({ client, analyses, pool, log });
      return { store, analyses, client, pool, matches, tasks: ports.tasks, log };
    },
    stores: ({ store }) => [store],
    routes: {
      listScores: listScoresRoute,
      matchJobPosts: matchJobPostsRoute,
      readWork: readWorkRoute,
      getScore: getScoreRoute,
      requestScore: requestScoreRoute,
      analyseJobPost: analyseJobPostRoute,
      readApplicationScore: readApplicationScoreRoute,
      refreshApplicationScore: refreshApplicationScoreRoute,
      readPersonOfScoring: readPersonalDataRoute,
    },
    tasks: works ? scoringTasks : [],
    consumers: {
      'request-score': ['applications', requestScoreHandlers],
      'request-analysis': ['job-posts', requestAnalysisHandlers],
      'refresh-scores-of-profile': ['profiles', refreshScoresOfProfileHandlers],
      'refresh-scores-of-job-post': ['job-posts', refreshScoresOfJobPostHandlers],
      'score-read-resume': ['resumes', scoreReadResumeHandlers],
    },
    forget: forgetPerson,
    parts: [(deps) => startSweeping(deps), ({ matches }) => matches],
    underneath: ({ pool }) => [pool],
  });
