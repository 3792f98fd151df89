import * as bestMatch from '../calls/best-match.ts';
import * as jobImports from '../calls/job-imports.ts';
import * as jobs from '../calls/jobs.ts';
import * as openPosts from '../calls/open-posts.ts';
import { readPersonOfJobs } from '../calls/personal-data.ts';
import * as postedJobs from '../calls/posted-jobs.ts';
import * as postsAmong from '../calls/posts-among.ts';
import * as questionTemplates from '../calls/question-templates.ts';
import * as savedSearches from '../calls/saved-searches.ts';
import { takeDownJobPost } from '../calls/take-down.ts';

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
  readPersonOfJobs,
  takeDownJobPost,
};
