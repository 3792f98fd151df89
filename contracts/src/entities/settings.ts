import { z } from 'zod';
import { instant } from '../fields.ts';
import type { NotificationKind } from './notification.ts';

/** What of a person others may see. E-mail and phone stay hidden until somebody shows them. */
export const privacySettings = z.object({
  /** The public profile then looks like one that does not exist, but for recruiters who hold an application of the person. */
  hide_profile: z.boolean(),
  show_email: z.boolean(),
  show_phone: z.boolean(),
});
export type PrivacySettings = z.infer<typeof privacySettings>;

/** By kind of notification the ways in which it may come. A saved search says of itself how often; what is off here is off for all of them. */
export const notificationSettings = z.object({
  'application-status': z.object({ bell: z.boolean() }),
  'saved-search': z.object({ bell: z.boolean(), email: z.boolean() }),
  'new-applicant': z.object({ bell: z.boolean() }),
  'score-ready': z.object({ bell: z.boolean() }),
  'old-post': z.object({ bell: z.boolean() }),
} satisfies Record<NotificationKind, z.ZodObject>);
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const settings = z.object({
  privacy: privacySettings,
  notifications: notificationSettings,
  /** 0 while nothing was ever chosen. */
  version: z.int(),
  updated_at: instant.nullable(),
});
export type Settings = z.infer<typeof settings>;

/** What stands where nobody has chosen. */
export const usualSettings: Pick<Settings, 'privacy' | 'notifications'> = {
  privacy: { hide_profile: false, show_email: false, show_phone: false },
  notifications: {
    'application-status': { bell: true },
    'saved-search': { bell: true, email: true },
    'new-applicant': { bell: true },
    'score-ready': { bell: true },
    'old-post': { bell: true },
  },
};

/** In the order in which pages list them. */
export const notificationKinds = Object.keys(usualSettings.notifications) as NotificationKind[];

const { shape } = notificationSettings;
/** Only what is to change; the rest stays as it is. */
export const settingsChange = z.object({
  privacy: privacySettings.partial().optional(),
  notifications: z
    .object({
      'application-status': shape['application-status'].partial(),
      'saved-search': shape['saved-search'].partial(),
      'new-applicant': shape['new-applicant'].partial(),
      'score-ready': shape['score-ready'].partial(),
      'old-post': shape['old-post'].partial(),
    })
    .partial()
    .optional(),
});
export type SettingsChange = z.infer<typeof settingsChange>;
