/** Under which names answers about a post's applicants are kept. */
export const applicantKeys = {
  lists: (jobId: string) => ['applicants', jobId, 'list'],
  score: (jobId: string, id: string) => ['applicants', jobId, 'score', id],
  history: (jobId: string, id: string) => ['applicants', jobId, 'history', id],
  /** Apart from the rest, so that no refresh reloads the document that somebody reads. Applying again sends another one. */
  resume: (id: string, appliedAt: string) => ['applicant-resume', id, appliedAt],
  all: (jobId: string) => ['applicants', jobId],
} as const;
