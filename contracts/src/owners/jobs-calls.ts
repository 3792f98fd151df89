import * as jobs from '../calls/jobs.ts';
import * as bestMatch from '../calls/jobs/best-match.ts';
import { nameCountry } from '../calls/jobs/country-name.ts';
import * as jobImports from '../calls/jobs/job-imports.ts';
import * as openPosts from '../calls/jobs/open-posts.ts';
import * as postedJobs from '../calls/jobs/posted-jobs.ts';
import * as postsAmong from '../calls/jobs/posts-among.ts';
import * as questionTemplates from '../calls/jobs/question-templates.ts';
import * as savedSearches from '../calls/jobs/saved-searches.ts';
import { takeDownJobPost } from '../calls/jobs/take-down.ts';
import { readPersonOfJobs } from '../calls/personal-data.ts';

/** The calls that jobs answers, and what their modules have beside. */
export const jobsCalls = {
  ...bestMatch,
  ...jobImports,
  ...jobs,
  ...openPosts,
  ...postedJobs,
  ...postsAmong,
  ...questionTemplates,
  ...savedSearches,
  nameCountry,
  readPersonOfJobs,
  takeDownJobPost,
};
