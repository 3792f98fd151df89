import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { id } from '../fields.ts';

/** Somebody's notifications are others, or read now: by the person, whose open pages hear of it. */
export const notificationChanged = defineEvent({
  topic: 'notifications',
  type: 'notification.changed',
  schemaVersion: 1,
  data: z.object({ user_id: id, unread: z.int().min(0) }),
});
