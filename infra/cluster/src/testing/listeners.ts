import type { Topic } from '@waypost/contracts/event';

/** Who listens to what. The group of the search index has the index in its name. */
export const listeners = {
  profiles: [
    'applications.forget-person',
    'applications.keep-applicant-profile',
    'bff-live',
    'identity.forget-person',
    'jobs.forget-person',
    'resumes.forget-person',
    'scoring.forget-person',
    'scoring.refresh-scores-of-profile',
  ],
  'job-posts': [
    'bff-live',
    'jobs.index-job-post',
    'jobs.keep-screening-questions',
    'jobs.match-saved-searches',
    'scoring.refresh-scores-of-job-post',
    'scoring.request-analysis',
  ],
  applications: [
    'applications.attach-applicant-card',
    'bff-live',
    'identity.notify-of-status',
    'resumes.confirm-reservation',
    'scoring.request-score',
  ],
  resumes: ['bff-live', 'resumes.read-uploaded-text', 'resumes.release-files', 'scoring.score-read-resume'],
  scores: ['applications.attach-score'],
  'saved-searches': ['identity.notify-of-found-job'],
  notifications: ['bff-live'],
} as const satisfies Record<Topic, readonly string[]>;
