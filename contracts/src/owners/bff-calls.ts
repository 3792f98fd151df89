import * as applicantsCsv from '../calls/bff/applicants-csv.ts';
import * as dataExport from '../calls/bff/data-export.ts';
import * as homeCard from '../calls/bff/home-card.ts';
import * as markedPosts from '../calls/bff/marked-posts.ts';
import * as operator from '../calls/bff/operator.ts';
import * as savedJobLookup from '../calls/bff/saved-job-lookup.ts';
import * as sessions from '../calls/bff/sessions.ts';

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
