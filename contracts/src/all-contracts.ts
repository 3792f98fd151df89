import * as applicantCounts from './calls/applicant-counts.ts';
import * as applicantNotes from './calls/applicant-notes.ts';
import * as applicantOrder from './calls/applicant-order.ts';
import * as applicantVisits from './calls/applicant-visits.ts';
import * as applicantsCsv from './calls/applicants-csv.ts';
import * as applicationScores from './calls/application-scores.ts';
import * as applications from './calls/applications.ts';
import * as appliedPosts from './calls/applied-posts.ts';
import * as bestMatch from './calls/best-match.ts';
import * as blindReview from './calls/blind-review.ts';
import * as dataExport from './calls/data-export.ts';
import * as homeCard from './calls/home-card.ts';
import * as identity from './calls/identity.ts';
import * as jobImports from './calls/job-imports.ts';
import * as jobs from './calls/jobs.ts';
import * as leaving from './calls/leaving.ts';
import * as markedPosts from './calls/marked-posts.ts';
import * as notifications from './calls/notifications.ts';
import * as openPosts from './calls/open-posts.ts';
import * as operator from './calls/operator.ts';
import {
  readPersonOfApplications,
  readPersonOfIdentity,
  readPersonOfJobs,
  readPersonOfResumes,
  readPersonOfScoring,
} from './calls/personal-data.ts';
import * as pictures from './calls/pictures.ts';
import * as postedJobs from './calls/posted-jobs.ts';
import * as postsAmong from './calls/posts-among.ts';
import * as questionTemplates from './calls/question-templates.ts';
import * as resumes from './calls/resumes.ts';
import * as savedJobLookup from './calls/saved-job-lookup.ts';
import * as savedJobs from './calls/saved-jobs.ts';
import * as savedSearches from './calls/saved-searches.ts';
import * as scoring from './calls/scoring.ts';
import * as sessions from './calls/sessions.ts';
import * as settings from './calls/settings.ts';
import * as tellingWords from './calls/telling-words.ts';
import { type CallOwner, type Contract, isContract } from './contract.ts';

/** Every call that Waypost knows, with the name that it has in a module of its `owner`. */
export const allContracts: readonly { name: string; owner: CallOwner; contract: Contract }[] = Object.entries({
  identity: {
    ...identity,
    ...notifications,
    ...pictures,
    ...settings,
    ...leaving,
    ...tellingWords,
    readPersonOfIdentity,
  },
  jobs: {
    ...jobs,
    ...jobImports,
    ...openPosts,
    ...postedJobs,
    ...postsAmong,
    ...questionTemplates,
    ...savedSearches,
    ...bestMatch,
    readPersonOfJobs,
  },
  applications: {
    ...applications,
    ...blindReview,
    ...applicationScores,
    ...applicantCounts,
    ...applicantNotes,
    ...applicantVisits,
    ...applicantOrder,
    ...appliedPosts,
    ...savedJobs,
    readPersonOfApplications,
  },
  resumes: { ...resumes, readPersonOfResumes },
  scoring: { ...scoring, readPersonOfScoring },
  bff: { ...sessions, ...savedJobLookup, ...markedPosts, ...homeCard, ...dataExport, ...applicantsCsv, ...operator },
} satisfies Record<CallOwner, object>).flatMap(([owner, calls]) =>
  Object.entries(calls).flatMap(([name, contract]) =>
    isContract(contract) ? [{ name, owner: owner as CallOwner, contract }] : [],
  ),
);
