import {
  applicationStatusNotification,
  newApplicantNotification,
  oldPostNotification,
  savedSearchNotification,
  scoreReadyNotification,
} from '../entities/notification.ts';
import { notificationChanged } from '../events/notification-events.ts';
import { at, factory, nextId } from './factory.ts';

/** Not read yet. */
export const aStatusNotification = factory(applicationStatusNotification)(() => ({
  _id: nextId(),
  kind: 'application-status',
  at,
  is_read: false,
  job_post_id: nextId(),
  job_post_category: 'Recruitment',
  title: 'Gardener',
  status: 'Shortlisted',
}));

/** Not read yet, of one post. */
export const aFoundNotification = factory(savedSearchNotification)(() => ({
  _id: nextId(),
  kind: 'saved-search',
  at,
  is_read: false,
  saved_search_id: nextId(),
  name: 'Work outside',
  query: { keyword: 'gardener' },
  count: 1,
  job_post_id: nextId(),
  title: 'Gardener',
}));

const ofPost = () => ({ _id: nextId(), at, is_read: false, job_post_id: nextId(), title: 'Gardener', count: 1 });

/** Not read yet, of one person. */
export const aNewApplicantNotification = factory(newApplicantNotification)(() => ({
  kind: 'new-applicant',
  ...ofPost(),
}));
export const aScoreNotification = factory(scoreReadyNotification)(() => ({
  kind: 'score-ready',
  ...ofPost(),
  best_score: 836,
}));
export const anOldPostNotification = factory(oldPostNotification)(() => ({ kind: 'old-post', ...ofPost() }));

/** As events tell it. */
export const aNotificationState = factory(notificationChanged.data)(() => ({ user_id: nextId(), unread: 1 }));
