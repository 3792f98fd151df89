import * as applicantCounts from '../calls/applicant-counts.ts';
import * as applicantNotes from '../calls/applicant-notes.ts';
import * as applicantOrder from '../calls/applicant-order.ts';
import * as applicantVisits from '../calls/applicant-visits.ts';
import * as applicationScores from '../calls/application-scores.ts';
import * as applications from '../calls/applications.ts';
import * as appliedPosts from '../calls/applied-posts.ts';
import * as blindReview from '../calls/blind-review.ts';
import * as heldApplications from '../calls/held-applications.ts';
import { readPersonOfApplications } from '../calls/personal-data.ts';
import * as savedJobs from '../calls/saved-jobs.ts';

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
