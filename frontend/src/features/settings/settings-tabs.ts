import { oneOf } from '../../format/url-values.ts';

export const settingsTabs = ['account', 'privacy', 'security', 'notifications'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The tab that an address names; the first one where it names none. */
export const tabAt = (search: URLSearchParams): SettingsTab => oneOf(settingsTabs, search.get('tab')) ?? 'account';

/** Only what differs from the page as it opens. */
export const tabAddress = (tab: SettingsTab): URLSearchParams => new URLSearchParams(tab === 'account' ? {} : { tab });
