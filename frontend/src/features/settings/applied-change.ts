import type { NotificationSettings, Settings, SettingsChange } from '@waypost/contracts/entities/settings';

/** The settings with a change that is still on its way. */
export function appliedChange(settings: Settings, { privacy = {}, notifications = {} }: SettingsChange): Settings {
  const { notifications: kept } = settings;
  return {
    ...settings,
    privacy: { ...settings.privacy, ...privacy },
    notifications: Object.fromEntries(
      (Object.keys(kept) as (keyof NotificationSettings)[]).map((kind) => [
        kind,
        { ...kept[kind], ...notifications[kind] },
      ]),
    ),
  } as Settings;
}
