import type { Profile } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { profileLists } from '@waypost/contracts/profile-choices';

export const itemIn = (profile: Profile, section: ProfileSection, id: string): { _id: string } | undefined =>
  profile[profileLists[section]].find(({ _id }) => _id === id);

export const withoutItem = (profile: Profile, section: ProfileSection, id: string): Profile => ({
  ...profile,
  [profileLists[section]]: profile[profileLists[section]].filter(({ _id }) => _id !== id),
});

/** With an item again where it was before. */
export function withItem(profile: Profile, before: Profile, section: ProfileSection, id: string): Profile {
  const list = profileLists[section];
  const at = before[list].findIndex(({ _id }) => _id === id);
  const item = before[list][at];
  if (item === undefined || itemIn(profile, section, id) !== undefined) return profile;
  return { ...profile, [list]: [...profile[list].slice(0, at), item, ...profile[list].slice(at)] };
}
