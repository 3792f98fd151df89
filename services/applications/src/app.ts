import { applicationsCalls } from '@waypost/contracts/owners/applications-calls';
import { defineService } from '@waypost/runtime/service/define-service';
import type { ServiceContext } from '@waypost/runtime/service/process/run-service';
import { createApplicantCardStore } from './applicant-card-store.ts';
import { createApplicantNotesStore } from './applicant-notes-store.ts';
import { createApplicantVisitStore } from './applicant-visit-store.ts';
import { openApplicationIds } from './application-ids.ts';
import { createApplicationStore } from './application-store.ts';
import { attachApplicantCardHandlers } from './consumers/attach-applicant-card.ts';
import { attachScoreHandlers } from './consumers/attach-score.ts';
import { keepApplicantProfileHandlers } from './consumers/keep-applicant-profile.ts';
import { forgetPerson } from './forget-person.ts';
import { createJobPosts } from './job-posts.ts';
import {
  deleteApplicantNoteRoute,
  getApplicantNotesRoute,
  rateApplicantRoute,
  writeApplicantNoteRoute,
} from './routes/applicant-notes.ts';
import { applyToJobRoute } from './routes/apply-to-job.ts';
import { applyWithNewestResumeRoute } from './routes/apply-with-newest-resume.ts';
import { changeApplicantStatusRoute } from './routes/change-applicant-status.ts';
import { countApplicantsRoute } from './routes/count-applicants.ts';
import { countApplicationsRoute } from './routes/count-applications.ts';
import { getApplicantResumeRoute } from './routes/get-applicant-resume.ts';
import { getApplicantRoute } from './routes/get-applicant.ts';
import { getApplicationHistoryRoute } from './routes/get-application-history.ts';
import { getApplicationScoreRoute } from './routes/get-application-score.ts';
import { holdsApplicationRoute } from './routes/holds-application.ts';
import { listApplicantsRoute } from './routes/list-applicants.ts';
import { listAppliedPostsRoute } from './routes/list-applied-posts.ts';
import { listPostsToReviewRoute } from './routes/list-posts-to-review.ts';
import { listUnscoredApplicationsRoute } from './routes/list-unscored-applications.ts';
import { markJobPostRoute } from './routes/mark-job-post.ts';
import { openApplicantResumeRoute } from './routes/open-applicant-resume.ts';
import { readApplicantOrderRoute } from './routes/read-applicant-order.ts';
import { readApplicantsRoute } from './routes/read-applicants.ts';
import { readApplicationsRoute } from './routes/read-applications.ts';
import { readJobMarksRoute } from './routes/read-job-marks.ts';
import { readPersonalDataRoute } from './routes/read-personal-data.ts';
import { readSavedJobsRoute } from './routes/read-saved-jobs.ts';
import { scoreAgainRoute } from './routes/score-again.ts';
import { setBlindReviewRoute } from './routes/set-blind-review.ts';
import { unmarkJobPostRoute } from './routes/unmark-job-post.ts';
import { visitApplicantsRoute } from './routes/visit-applicants.ts';
import { withdrawApplicationRoute } from './routes/withdraw-application.ts';
import { createSavedJobStore } from './saved-job-store.ts';
import { createApplicantNumbers } from './sight/applicant-numbers.ts';
import { createBlindReviewStore } from './sight/blind-review-store.ts';
import { createHiding } from './sight/hiding.ts';

export const buildApplications = defineService({
  name: 'applications',
  calls: applicationsCalls,
  async open({ ports, client }: ServiceContext) {
    const store = await createApplicationStore(ports.documents);
    return {
      store,
      applicationIds: await openApplicationIds(ports.documents),
      numbers: createApplicantNumbers(store),
      cards: await createApplicantCardStore(ports.documents),
      savedJobs: await createSavedJobStore(ports.documents),
      notes: await createApplicantNotesStore(ports.documents),
      visits: await createApplicantVisitStore(ports.documents),
      blindReviews: await createBlindReviewStore(ports.documents),
      hiding: createHiding(),
      posts: createJobPosts(client),
      client,
    };
  },
  stores: ({ store }) => [store],
  routes: {
    applyToJob: applyToJobRoute,
    applyWithNewestResume: applyWithNewestResumeRoute,
    listApplicants: listApplicantsRoute,
    visitApplicants: visitApplicantsRoute,
    getApplicant: getApplicantRoute,
    changeApplicantStatus: changeApplicantStatusRoute,
    setBlindReview: setBlindReviewRoute,
    getApplicantNotes: getApplicantNotesRoute,
    writeApplicantNote: writeApplicantNoteRoute,
    deleteApplicantNote: deleteApplicantNoteRoute,
    rateApplicant: rateApplicantRoute,
    getApplicantResume: getApplicantResumeRoute,
    openApplicantResume: openApplicantResumeRoute,
    getApplicationHistory: getApplicationHistoryRoute,
    withdrawApplication: withdrawApplicationRoute,
    listAppliedPosts: listAppliedPostsRoute,
    getApplicationScore: getApplicationScoreRoute,
    scoreAgain: scoreAgainRoute,
    markJobPost: markJobPostRoute,
    unmarkJobPost: unmarkJobPostRoute,
    readJobMarks: readJobMarksRoute,
    readSavedJobs: readSavedJobsRoute,
    readPersonOfApplications: readPersonalDataRoute,
    readApplications: readApplicationsRoute,
    readApplicantOrder: readApplicantOrderRoute,
    readApplicants: readApplicantsRoute,
    holdsApplication: holdsApplicationRoute,
    countApplicants: countApplicantsRoute,
    countApplications: countApplicationsRoute,
    listPostsToReview: listPostsToReviewRoute,
    listUnscoredApplications: listUnscoredApplicationsRoute,
  },
  consumers: {
    'keep-applicant-profile': ['profiles', keepApplicantProfileHandlers],
    'attach-applicant-card': ['applications', attachApplicantCardHandlers],
    'attach-score': ['scores', attachScoreHandlers],
  },
  forget: forgetPerson,
  underneath: ({ hiding }) => [hiding],
});
