import type { Profile } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { profileLists } from '@waypost/contracts/profile-choices';

/** The parts without which no other basic info can be saved. */
export const nameParts = ['first_name', 'last_name'] as const;
/** The parts of basic info that a resume may fill in. */
export const basicParts = [...nameParts, 'headline', 'about_me', 'phone', 'total_experience_in_months'] as const;
export type BasicPart = (typeof basicParts)[number];
export type ProfilePart = BasicPart | ProfileSection;

const listSections = Object.keys(profileLists) as ProfileSection[];

/** What a resume may fill: what somebody has written of themselves is left alone. */
export function emptyParts(profile: Profile): ProfilePart[] {
  return [
    ...basicParts.filter((part) => !profile.user[part]),
    ...listSections.filter((section) => profile[profileLists[section]].length === 0),
  ];
}
