import {
  notificationKinds,
  type NotificationSettings,
  type PrivacySettings,
  type Settings,
  type SettingsChange,
  usualSettings,
} from '@waypost/contracts/entities/settings';
import { AppError } from '@waypost/contracts/errors';
import type { Decision, Stored } from '@waypost/runtime/messaging/stored';

type ChosenNotifications = {
  [Kind in keyof NotificationSettings]?:
    | { [Way in keyof NotificationSettings[Kind]]?: boolean | undefined }
    | undefined;
};

/** What a person chose; a setting that came later than their choice stands as usual. */
export type KeptSettings = {
  privacy: Partial<PrivacySettings>;
  notifications: { [Kind in keyof NotificationSettings]?: Partial<NotificationSettings[Kind]> };
  /** When the bell was turned on again for saved searches: what they found before is no news. */
  found_since?: string;
  updated_at: string;
};

/** @param kept undefined for who has never chosen */
export function toSettings(kept: Stored<KeptSettings> | undefined): Settings {
  const { privacy = {}, notifications = {}, updated_at = null } = kept?.value ?? {};
  const usual = usualSettings;
  return {
    privacy: { ...usual.privacy, ...privacy },
    notifications: withChoices(usual.notifications, notifications),
    version: kept?.version ?? 0,
    updated_at,
  };
}

/**
 * Undefined where all of it is so already.
 * @throws version-conflict where `version` names settings that are not these any more
 */
export function changeSettings(
  kept: Stored<KeptSettings> | undefined,
  { version, privacy, notifications }: SettingsChange & { version?: number | undefined },
  now: string,
): Decision<KeptSettings> | undefined {
  const before = toSettings(kept);
  if (version !== undefined && version !== before.version) {
    throw new AppError('version-conflict', 'Your settings were changed elsewhere meanwhile', {
      details: { settings: before },
    });
  }
  const chosen = {
    privacy: { ...before.privacy, ...given(privacy) },
    notifications: withChoices(before.notifications, notifications ?? {}),
  };
  const same =
    JSON.stringify(chosen) === JSON.stringify({ privacy: before.privacy, notifications: before.notifications });
  if (same) return undefined;
  const isOnAgain = chosen.notifications['saved-search'].bell && !before.notifications['saved-search'].bell;
  const found_since = isOnAgain ? now : kept?.value.found_since;
  return { value: { ...chosen, ...(found_since !== undefined && { found_since }), updated_at: now }, events: [] };
}

/** Whether the bell tells of what a saved search found at a time. */
export const tellsOfFound = (kept: Stored<KeptSettings> | undefined, found_at: string): boolean =>
  toSettings(kept).notifications['saved-search'].bell && (kept?.value.found_since ?? '') <= found_at;

/** The settings of each kind of notification, with the chosen ways (bell, e-mail) changed. */
const withChoices = (before: NotificationSettings, chosen: ChosenNotifications) =>
  Object.fromEntries(
    notificationKinds.map((kind) => [kind, { ...before[kind], ...given(chosen[kind]) }]),
  ) as NotificationSettings;

const given = (fields: Readonly<Record<string, boolean | undefined>> | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined));
