import type { Topic } from '@waypost/contracts/event';
import type { Closeable } from '@waypost/runtime/closeable';
import { startConsumer, type Handler } from '@waypost/runtime/messaging/consumer';
import { startRelay } from '@waypost/runtime/messaging/relay';
import { buildHttp } from '@waypost/runtime/service/build-http';
import type { BuildService } from '@waypost/runtime/service/run-service';
import { createAnalysisStore } from './analysis-store.ts';
import { createApplicationScoreStore } from './application-score-store.ts';
import { refreshScoresOfJobPostHandlers } from './consumers/refresh-scores-of-job-post.ts';
import { refreshScoresOfProfileHandlers } from './consumers/refresh-scores-of-profile.ts';
import { requestAnalysisHandlers } from './consumers/request-analysis.ts';
import { requestScoreHandlers } from './consumers/request-score.ts';
import { scoreReadResumeHandlers } from './consumers/score-read-resume.ts';
import { analyseJobPostRoute } from './routes/analyse-job-post.ts';
import { getScoreRoute } from './routes/get-score.ts';
import { readApplicationScoreRoute } from './routes/read-application-score.ts';
import { requestScoreRoute } from './routes/request-score.ts';
import { openScoringPool } from './scoring-pool.ts';
import { startSweeping } from './start-sweeping.ts';
import { startWorking } from './tasks/start-working.ts';

/**
 * @param works whether this process does the tasks too; where it does not, `worker.ts` has to run.
 * @param openPool where texts are read; only tests do it elsewhere.
 */
export const buildScoring = ({
  works,
  openPool = openScoringPool,
}: {
  works: boolean;
  openPool?: typeof openScoringPool;
}): BuildService => ({
  name: 'scoring',
  async build({ ports, client, log, verifyActor, tls }) {
    const store = await createApplicationScoreStore(ports.documents);
    const analyses = await createAnalysisStore(ports.documents);
    const pool = openPool();
    const deps = { store, analyses, client, pool, tasks: ports.tasks, log };

    const http = buildHttp({ name: 'scoring', log, verifyActor, tls });
    getScoreRoute(http, deps);
    requestScoreRoute(http, deps);
    analyseJobPostRoute(http, deps);
    readApplicationScoreRoute(http, deps);

    const running: Closeable[] = [];
    const consume = async (effect: string, topic: Topic, handlers: Handler[]) => {
      const group = `scoring.${effect}`;
      running.push(await startConsumer({ events: ports.events, group, topic, handlers, log }));
    };
    return {
      http,
      async start() {
        running.push(await startRelay({ name: 'scoring', stores: [store], ports, log }));
        if (works) running.push(...(await startWorking(ports.tasks, deps)));
        await consume('request-score', 'applications', requestScoreHandlers(deps));
        await consume('request-analysis', 'job-posts', requestAnalysisHandlers(deps));
        await consume('refresh-scores-of-profile', 'profiles', refreshScoresOfProfileHandlers(deps));
        await consume('refresh-scores-of-job-post', 'job-posts', refreshScoresOfJobPostHandlers(deps));
        await consume('score-read-resume', 'resumes', scoreReadResumeHandlers(deps));
        running.push(startSweeping(deps));
      },
      async close() {
        await Promise.all(running.map((part) => part.close()));
        await pool.close();
      },
    };
  },
});
