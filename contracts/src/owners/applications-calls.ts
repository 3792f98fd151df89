import * as applications from '../calls/applications.ts';
import * as applicantCounts from '../calls/applications/applicant-counts.ts';
import * as applicantNotes from '../calls/applications/applicant-notes.ts';
import * as applicantOrder from '../calls/applications/applicant-order.ts';
import * as applicantVisits from '../calls/applications/applicant-visits.ts';
import * as applicationScores from '../calls/applications/application-scores.ts';
import * as appliedPosts from '../calls/applications/applied-posts.ts';
import * as blindReview from '../calls/applications/blind-review.ts';
import * as heldApplications from '../calls/applications/held-applications.ts';
import * as savedJobs from '../calls/applications/saved-jobs.ts';
import { readPersonOfApplications } from '../calls/personal-data.ts';

/** The calls that applications answers, and what their modules have beside. */
export const applicationsCalls = {
  ...applicantCounts,
  ...applicantNotes,
  ...applicantOrder,
  ...applicantVisits,
  ...applicationScores,
  ...applications,
  ...appliedPosts,
  ...blindReview,
  ...heldApplications,
  ...savedJobs,
  readPersonOfApplications,
};
