import type { Closeable } from '@waypost/runtime/closeable';
import { startConsumer } from '@waypost/runtime/messaging/consumer';
import { startRelay } from '@waypost/runtime/messaging/relay';
import { buildHttp } from '@waypost/runtime/service/build-http';
import type { BuildService } from '@waypost/runtime/service/run-service';
import { keepScreeningQuestionsHandlers } from './consumers/keep-screening-questions.ts';
import { createIndexer } from './indexer.ts';
import { createJobPostStore } from './job-post-store.ts';
import { createLookups } from './lookups/lookups.ts';
import { createQuestionStore } from './question-store.ts';
import { changeJobStatusRoute } from './routes/change-job-status.ts';
import { editJobPostRoute } from './routes/edit-job-post.ts';
import { getJobPostRoute } from './routes/get-job-post.ts';
import { importJobPostsRoute } from './routes/import-job-posts.ts';
import { importQuestionsRoute } from './routes/import-questions.ts';
import { listPostedJobsRoute } from './routes/list-posted-jobs.ts';
import { lookUpRoute } from './routes/look-up.ts';
import { publishJobPostRoute } from './routes/publish-job-post.ts';
import { readJobPostsRoute } from './routes/read-job-posts.ts';
import { searchJobPostsRoute } from './routes/search-job-posts.ts';
import { openSearchEngine, type SearchPlace } from './search-engine.ts';

/** Said by an instance that has changed which questions are offered. */
const questionsChanged = 'jobs-questions-changed';

export const buildJobs = (place: SearchPlace): BuildService => ({
  name: 'jobs',
  async build({ ports, log, verifyActor, tls }) {
    const store = await createJobPostStore(ports.documents);
    const questions = await createQuestionStore(ports.documents, () => ports.broadcast.publish(questionsChanged, ''));
    const engine = await openSearchEngine(place, ports);
    const { search } = engine;
    const lookups = createLookups({ search, store, questions });
    const deps = { store, questions, search, lookups };

    const http = buildHttp({ name: 'jobs', log, verifyActor, tls });
    searchJobPostsRoute(http, deps);
    getJobPostRoute(http, deps);
    publishJobPostRoute(http, deps);
    editJobPostRoute(http, deps);
    changeJobStatusRoute(http, deps);
    listPostedJobsRoute(http, deps);
    lookUpRoute(http, deps);
    readJobPostsRoute(http, deps);
    importJobPostsRoute(http, deps);
    importQuestionsRoute(http, deps);

    const running: Closeable[] = [];
    return {
      http,
      async start() {
        running.push(await ports.broadcast.subscribe(questionsChanged, questions.forget));
        running.push(await startRelay({ name: 'jobs', stores: [store], ports, log }));
        if (engine.startFilling) running.push(await engine.startFilling(createIndexer(ports, log)));
        running.push(
          await startConsumer({
            events: ports.events,
            group: 'jobs.keep-screening-questions',
            topic: 'job-posts',
            handlers: keepScreeningQuestionsHandlers(deps),
            log,
          }),
        );
      },
      async close() {
        await Promise.all(running.map((part) => part.close()));
        await engine.close();
      },
    };
  },
});
