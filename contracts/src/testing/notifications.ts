import { applicationStatusNotification, savedSearchNotification } from '../entities/notification.ts';
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

/** As events tell it. */
export const aNotificationState = factory(notificationChanged.data)(() => ({ user_id: nextId(), unread: 1 }));
