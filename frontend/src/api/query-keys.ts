/** Under which names answers are kept, where more than one feature reads or changes them. */
export const queryKeys = {
  jobSearches: ['job-search'],
  jobPost: (jobId: string) => ['job-post', jobId],
  postedJobs: ['posted-jobs'],
  savedJobs: ['saved-jobs'],
  resumes: ['resumes'],
  scores: ['score'],
} as const;
