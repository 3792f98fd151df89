import { defineService } from '@waypost/runtime/service/define-service';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import type { BuildService, ServiceContext } from '@waypost/runtime/service/process/run-service';
import { createAnalysisStore } from './analysis-store.ts';
import { createApplicationScoreStore } from './application-score-store.ts';
import { checkFiles } from './check-files.ts';
import { openScoringPool } from './scoring-pool.ts';
import { scoringTasks } from './tasks/scoring-tasks.ts';

/** Does the tasks of a cluster; answers no calls but those about its health. */
export const buildScoringWorker = (
  runtime: 'embedded' | 'cluster',
  requireFiles: () => void = checkFiles,
): BuildService =>
  defineService({
    name: 'scoring',
    async open({ ports, client, log }: ServiceContext) {
      if (runtime === 'embedded') {
        throw new StartError(
          'On the embedded runtime the tasks are done by scoring itself. Set WAYPOST_RUNTIME=cluster.',
        );
      }
      requireFiles();
      const store = await createApplicationScoreStore(ports.documents);
      const analyses = await createAnalysisStore(ports.documents);
      return { store, analyses, client, pool: openScoringPool(), log };
    },
    stores: ({ store }) => [store],
    calls: {},
    routes: {},
    tasks: scoringTasks,
    underneath: ({ pool }) => [pool],
  });
