import { limits } from './constants.ts';
import { noteLimits } from './note-limits.ts';

/** How much of a thing there may be at a time. Its owner enforces it. */
export type Quota = {
  of: string;
  per: 'user' | 'session' | 'dashboard' | 'application';
  most: number;
  /** What happens to one more. */
  beyond: string;
};

export const quotas = {
  resumes: { of: 'resumes', per: 'user', most: limits.resumesPerPerson, beyond: 'refused until one is deleted' },
  usernameChanges: {
    of: 'new usernames in 30 days, as each is kept for ever',
    per: 'user',
    most: limits.usernameChanges,
    beyond: 'refused until 30 days after the first of them',
  },
  sessions: { of: 'signed-in browsers', per: 'user', most: 20, beyond: 'the oldest is signed out' },
  streams: { of: 'live streams of one browser', per: 'session', most: 6, beyond: 'the oldest is ended' },
  streamsInAll: { of: 'live streams', per: 'user', most: 24, beyond: 'the oldest is ended' },
  openJobPosts: {
    of: 'open job posts',
    per: 'dashboard',
    most: limits.openJobPosts,
    beyond: 'refused until one is closed',
  },
  savedJobs: { of: 'saved jobs', per: 'dashboard', most: limits.savedJobs, beyond: 'refused until one is taken out' },
  savedSearches: {
    of: 'saved searches',
    per: 'user',
    most: limits.savedSearches,
    beyond: 'refused until one is deleted',
  },
  questionTemplates: {
    of: 'templates of screening questions',
    per: 'user',
    most: limits.questionTemplates,
    beyond: 'refused until one is deleted',
  },
  answers: { of: 'characters of all answers', per: 'application', most: limits.answers, beyond: 'refused' },
  statusChanges: {
    of: 'changes of status',
    per: 'application',
    most: limits.statusChanges,
    beyond: 'refused, but who applied can always withdraw',
  },
  notes: { of: 'notes on an applicant', per: 'application', most: noteLimits.most, beyond: 'refused' },
  notifications: { of: 'notifications', per: 'user', most: limits.notifications, beyond: 'the oldest is forgotten' },
  waitingQuestions: {
    of: 'own screening questions that nobody else asks yet',
    per: 'user',
    most: limits.waitingQuestions,
    beyond: 'asked, but never offered to others',
  },
} as const satisfies Record<string, Quota>;
