import { applicationStatusNotification } from '../entities/notification.ts';
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

/** As events tell it. */
export const aNotificationState = factory(notificationChanged.data)(() => ({ user_id: nextId(), unread: 1 }));
