import * as applicantsCsv from '../calls/applicants-csv.ts';
import * as dataExport from '../calls/data-export.ts';
import * as homeCard from '../calls/home-card.ts';
import * as markedPosts from '../calls/marked-posts.ts';
import * as operator from '../calls/operator.ts';
import * as savedJobLookup from '../calls/saved-job-lookup.ts';
import * as sessions from '../calls/sessions.ts';

/** The calls that the BFF answers itself. */
export const bffCalls = {
  ...applicantsCsv,
  ...dataExport,
  ...homeCard,
  ...markedPosts,
  ...operator,
  ...savedJobLookup,
  ...sessions,
};
