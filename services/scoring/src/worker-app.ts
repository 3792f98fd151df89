import type { Closeable } from '@waypost/runtime/closeable';
import { startRelay } from '@waypost/runtime/messaging/relay';
import { buildHttp } from '@waypost/runtime/service/build-http';
import { StartError } from '@waypost/runtime/service/process-edge';
import type { BuildService } from '@waypost/runtime/service/run-service';
import { createAnalysisStore } from './analysis-store.ts';
import { createApplicationScoreStore } from './application-score-store.ts';
import { openScoringPool } from './scoring-pool.ts';
import { startWorking } from './tasks/start-working.ts';

/** Does the tasks of a cluster; answers no calls but those about its health. */
export const buildScoringWorker = (runtime: 'embedded' | 'cluster'): BuildService => ({
  name: 'scoring',
  async build({ ports, client, log, verifyActor, tls }) {
    if (runtime === 'embedded') {
      throw new StartError(
        'On the embedded runtime the tasks are done by scoring itself. Set WAYPOST_RUNTIME=cluster.',
      );
    }
    const store = await createApplicationScoreStore(ports.documents);
    const analyses = await createAnalysisStore(ports.documents);
    const pool = openScoringPool();
    const running: Closeable[] = [];
    return {
      http: buildHttp({ name: 'scoring', log, verifyActor, tls }),
      async start() {
        running.push(await startRelay({ name: 'scoring', stores: [store], ports, log }));
        running.push(...(await startWorking(ports.tasks, { store, analyses, client, pool, log })));
      },
      async close() {
        await Promise.all(running.map((part) => part.close()));
        await pool.close();
      },
    };
  },
});
