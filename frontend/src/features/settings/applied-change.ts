import type { Settings, SettingsChange } from '@waypost/contracts/entities/settings';

/** The settings with a change that is still on its way. */
export function appliedChange(settings: Settings, { privacy = {}, notifications = {} }: SettingsChange): Settings {
  const { notifications: kept } = settings;
  return {
    ...settings,
    privacy: { ...settings.privacy, ...privacy },
    notifications: {
      'application-status': { ...kept['application-status'], ...notifications['application-status'] },
      'saved-search': { ...kept['saved-search'], ...notifications['saved-search'] },
    },
  } as Settings;
}
