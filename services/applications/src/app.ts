import type { Topic } from '@waypost/contracts/event';
import type { Closeable } from '@waypost/runtime/closeable';
import { startConsumer, type Handler } from '@waypost/runtime/messaging/consumer';
import { startRelay } from '@waypost/runtime/messaging/relay';
import { buildHttp } from '@waypost/runtime/service/build-http';
import type { BuildService } from '@waypost/runtime/service/run-service';
import { createApplicantCards } from './applicant-cards.ts';
import { createApplicationStore } from './application-store.ts';
import { attachApplicantCardHandlers } from './consumers/attach-applicant-card.ts';
import { attachScoreHandlers } from './consumers/attach-score.ts';
import { keepApplicantProfileHandlers } from './consumers/keep-applicant-profile.ts';
import { applyToJobRoute } from './routes/apply-to-job.ts';
import { applyWithNewestResumeRoute } from './routes/apply-with-newest-resume.ts';
import { changeApplicantStatusRoute } from './routes/change-applicant-status.ts';
import { getApplicantResumeRoute } from './routes/get-applicant-resume.ts';
import { getApplicationHistoryRoute } from './routes/get-application-history.ts';
import { getApplicationScoreRoute } from './routes/get-application-score.ts';
import { listApplicantsRoute } from './routes/list-applicants.ts';
import { listUnscoredApplicationsRoute } from './routes/list-unscored-applications.ts';
import { markJobPostRoute } from './routes/mark-job-post.ts';
import { openApplicantResumeRoute } from './routes/open-applicant-resume.ts';
import { readApplicationsRoute } from './routes/read-applications.ts';
import { readJobMarksRoute } from './routes/read-job-marks.ts';
import { unmarkJobPostRoute } from './routes/unmark-job-post.ts';
import { createSavedJobStore } from './saved-job-store.ts';

export const buildApplications: BuildService = {
  name: 'applications',
  async build({ ports, client, log, verifyActor, tls }) {
    const store = await createApplicationStore(ports.documents);
    const cards = await createApplicantCards(ports.documents);
    const savedJobs = await createSavedJobStore(ports.documents);
    const deps = { store, cards, savedJobs, client };

    const http = buildHttp({ name: 'applications', log, verifyActor, tls });
    applyToJobRoute(http, deps);
    applyWithNewestResumeRoute(http, deps);
    listApplicantsRoute(http, deps);
    changeApplicantStatusRoute(http, deps);
    getApplicantResumeRoute(http, deps);
    openApplicantResumeRoute(http, deps);
    getApplicationHistoryRoute(http, deps);
    getApplicationScoreRoute(http, deps);
    markJobPostRoute(http, deps);
    unmarkJobPostRoute(http, deps);
    readJobMarksRoute(http, deps);
    readApplicationsRoute(http, deps);
    listUnscoredApplicationsRoute(http, deps);

    const running: Closeable[] = [];
    const consume = async (effect: string, topic: Topic, handlers: Handler[]) => {
      const group = `applications.${effect}`;
      running.push(await startConsumer({ events: ports.events, group, topic, handlers, log }));
    };
    return {
      http,
      async start() {
        running.push(await startRelay({ name: 'applications', stores: [store], ports, log }));
        await consume('keep-applicant-profile', 'profiles', keepApplicantProfileHandlers(deps));
        await consume('attach-applicant-card', 'applications', attachApplicantCardHandlers(deps));
        await consume('attach-score', 'scores', attachScoreHandlers(deps));
      },
      async close() {
        await Promise.all(running.map((part) => part.close()));
      },
    };
  },
};
