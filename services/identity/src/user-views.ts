import type { ProfileCard } from '@waypost/contracts/calls/identity';
import type { TellingWords } from '@waypost/contracts/calls/identity/telling-words';
import type { Profile, PublicProfile } from '@waypost/contracts/entities/profile';
import type { CurrentUser, Dashboard, PublicUser, PublicUserInfo, UserInfo } from '@waypost/contracts/entities/user';
import { pictureUrl } from '@waypost/contracts/person-picture';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Contacts, Sight } from './sight.ts';
import { sectionOrderOf, type User, type UserDashboard } from './user.ts';

export const toDashboard = (dashboard: UserDashboard): Dashboard => ({
  ...dashboard,
  assigned_role: dashboard.dsh_type,
});

/** A picture of the person's own stands instead of the provider's; so does that there is to be none. */
function pictureUrlOf({ picture, profile_img_url }: User): string | null {
  if (picture === undefined) return profile_img_url;
  return picture && pictureUrl(picture);
}

function toPublicUser({ id, value }: Stored<User>): PublicUser {
  const { first_name, last_name, username } = value;
  return { _id: id, first_name, last_name, username, profile_img_url: pictureUrlOf(value) };
}

/** An account, as others see it. */
export function toPublicUserInfo(user: Stored<User>): PublicUserInfo {
  const { created_at, updated_at } = user.value;
  return { ...toPublicUser(user), id: user.id, created_at, updated_at };
}

export const toUserInfo = (user: Stored<User>): UserInfo => ({ ...toPublicUserInfo(user), email: user.value.email });

export const toCurrentUser = (user: Stored<User>): CurrentUser => ({
  userInfos: toUserInfo(user),
  userDashboards: user.value.dashboards.map(toDashboard),
});

export function toProfile(stored: Stored<User>, viewer: 'self' | Contacts): Profile {
  const { shows_email, shows_phone } = viewer === 'self' ? all : viewer;
  const { version, value: user } = stored;
  const { email, phone, gender, headline, about_me, total_experience_in_months, address, created_at } = user;
  return {
    user: {
      ...toPublicUser(stored),
      ...(shows_email && { email }),
      ...(shows_phone && { phone }),
      gender,
      headline,
      about_me,
      total_experience_in_months,
      address,
      created_at,
    },
    workExperiences: user.work_experiences,
    educations: user.educations,
    skills: user.skills,
    certificates: user.certificates,
    projects: user.projects,
    accomplishments: user.accomplishments,
    socialLinks: user.social_links,
    section_order: sectionOrderOf(user),
    version,
  };
}

const all: Contacts = { shows_email: true, shows_phone: true };

export const toPublicProfile = (user: Stored<User>, sight: Sight): PublicProfile => ({
  ...toPublicUserInfo(user),
  ...toProfile(user, sight),
  ...(sight.is_hidden && { is_hidden: true }),
});

export function toProfileCard({ id, version, value: user }: Stored<User>): ProfileCard {
  const { first_name, last_name, username, email, headline, total_experience_in_months, address, updated_at } = user;
  return {
    user_id: id,
    version,
    first_name,
    last_name,
    username,
    email,
    profile_img_url: pictureUrlOf(user),
    headline,
    total_experience_in_months,
    city_id: address?.city_id,
    city_name: address?.name,
    country_name: address?.country_name,
    updated_at,
  };
}

/** For hiding who somebody is in a text; never shown to anybody. */
export function toTellingWords({ id, value: user }: Stored<User>): TellingWords {
  const { first_name, last_name, email, username, phone, social_links, educations } = user;
  const links = social_links.map(({ link }) => link.link);
  const schools = educations.map(({ institution }) => institution.name ?? institution.custom_institution);
  const written = (texts: readonly (string | undefined)[]) => texts.filter((text): text is string => Boolean(text));
  return {
    user_id: id,
    names: written([first_name, last_name]),
    contacts: written([email, username, phone, ...links]),
    schools: written(schools),
  };
}
