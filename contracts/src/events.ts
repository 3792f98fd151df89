import type { EventDefinition } from './event.ts';
import {
  applicationAnonymised,
  applicationScored,
  applicationStatusChanged,
  applicationSubmitted,
} from './events/application-events.ts';
import { jobPostClosed, jobPostEdited, jobPostPublished } from './events/job-post-events.ts';
import { notificationChanged } from './events/notification-events.ts';
import { profileChanged, profileCreated, profileRemoved } from './events/profile-events.ts';
import { resumeRemoved, resumeReplaced, resumeTextRead, resumeUploaded } from './events/resume-events.ts';
import { savedSearchFound } from './events/saved-search-events.ts';
import { scoreComputed, scoreFailed, scoreOutdated } from './events/score-events.ts';

/** Every event that Waypost knows; one that is not here is a dead letter. */
export const eventDefinitions: readonly EventDefinition[] = [
  profileCreated,
  profileChanged,
  profileRemoved,
  jobPostPublished,
  jobPostEdited,
  jobPostClosed,
  applicationSubmitted,
  applicationStatusChanged,
  applicationScored,
  applicationAnonymised,
  resumeUploaded,
  resumeReplaced,
  resumeTextRead,
  resumeRemoved,
  scoreComputed,
  scoreOutdated,
  scoreFailed,
  savedSearchFound,
  notificationChanged,
];
