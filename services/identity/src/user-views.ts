import type { ProfileCard } from '@waypost/contracts/calls/identity';
import type { Profile } from '@waypost/contracts/entities/profile';
import type { CurrentUser, Dashboard, PublicUser, PublicUserInfo, UserInfo } from '@waypost/contracts/entities/user';
import type { User, UserDashboard } from './user.ts';

export const toDashboard = (dashboard: UserDashboard): Dashboard => ({
  ...dashboard,
  assigned_role: dashboard.dsh_type,
});

function toPublicUser({ _id, first_name, last_name, username, profile_img_url }: User): PublicUser {
  return { _id, first_name, last_name, username, profile_img_url };
}

/** An account, as others see it. */
export function toPublicUserInfo(user: User): PublicUserInfo {
  const { _id, created_at, updated_at } = user;
  return { ...toPublicUser(user), id: _id, created_at, updated_at };
}

export const toUserInfo = (user: User): UserInfo => ({ ...toPublicUserInfo(user), email: user.email });

export const toCurrentUser = (user: User): CurrentUser => ({
  userInfos: toUserInfo(user),
  userDashboards: user.dashboards.map(toDashboard),
});

/** E-mail and phone are for the person alone. */
export function toProfile(user: User, viewer: 'self' | 'public'): Profile {
  const { email, phone, gender, headline, about_me, total_experience_in_months, address, created_at, version } = user;
  return {
    user: {
      ...toPublicUser(user),
      ...(viewer === 'self' && { email, phone }),
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
    version,
  };
}

export function toProfileCard(user: User): ProfileCard {
  const { _id, version, first_name, last_name, username, email, profile_img_url, headline, address, updated_at } = user;
  return {
    user_id: _id,
    version,
    first_name,
    last_name,
    username,
    email,
    profile_img_url,
    headline,
    total_experience_in_months: user.total_experience_in_months ?? 0,
    city_id: address?.city_id,
    city_name: address?.name,
    country_name: address?.country_name,
    updated_at,
  };
}
