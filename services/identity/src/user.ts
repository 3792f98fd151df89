import { type DashboardType, defaultDashboardName, itemSections, limits } from '@waypost/contracts/constants';
import type { BasicInfo, KeptItem } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { AppError, invalid, notFound } from '@waypost/contracts/errors';
import { profileChanged, profileCreated, profileRemoved } from '@waypost/contracts/events/profile-events';
import type { Creation, Decision, NewEvent, Stored, StoredAs } from '@waypost/runtime/messaging/stored';

export type UserDashboard = {
  dsh_id: string;
  dsh_type: DashboardType;
  dsh_name: string;
  created_at: string;
  updated_at: string;
};

/** Where somebody lives: a listed city with its country, or a name of their own. */
export type UserAddress = { city_id?: string; name?: string; country_name?: string };

export type StoredItem<Section extends ProfileSection> = KeptItem<Section> & { _id: string };
export type UserSections = { [Section in ProfileSection]: StoredItem<Section>[] };

export type User = UserSections & {
  /** Who the account belongs to at the identity provider: issuer and subject, never the e-mail. */
  iss: string;
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  /** The address of the provider's picture. */
  profile_img_url: string | null;
  /** The name of the person's own, which stands instead; null for who wants none. */
  picture?: string | null;
  username: string;
  /** When it was changed lately. */
  username_changes?: string[];
  dashboards: UserDashboard[];
  gender?: string;
  headline?: string;
  about_me?: string;
  phone?: string;
  total_experience_in_months?: number;
  address?: UserAddress;
  /** Where the person has changed it. */
  section_order?: ProfileSection[];
  created_at: string;
  updated_at: string;
};

/** What the provider says of a person. */
export type ProviderClaims = Pick<User, 'iss' | 'sub' | 'email' | 'first_name' | 'last_name'> & {
  picture?: string | undefined;
};

const told =
  ({ type }: { type: string }) =>
  ({ id, value }: Stored<User>): NewEvent => {
    const dashboards = value.dashboards.map(({ dsh_id, dsh_type }) => ({ dsh_id, dsh_type }));
    return { type, data: { user_id: id, dashboards } };
  };

/** What tells a log that has nothing of a person what there is now. */
export const restate = told(profileChanged);

/** What is told of one that was deleted. */
export const removed = ({ id }: StoredAs): NewEvent => ({ type: profileRemoved.type, data: { user_id: id } });

/** Whether it is the account's address, as people type it. */
export const hasEmail = ({ email }: Pick<User, 'email'>, typed: string): boolean =>
  email.toLowerCase() === typed.trim().toLowerCase();

const changed = (value: User): Decision<User> => ({ value, events: [told(profileChanged)] });

export function createUser(
  { picture, ...claims }: ProviderClaims,
  { id, username }: { id: string; username: string },
  now: string,
): Creation<User> {
  const value: User = {
    ...claims,
    profile_img_url: picture ?? null,
    username,
    dashboards: [],
    work_experiences: [],
    educations: [],
    skills: [],
    certificates: [],
    projects: [],
    accomplishments: [],
    social_links: [],
    created_at: now,
    updated_at: now,
  };
  return { id, value, events: [told(profileCreated)] };
}

/** E-mail and picture follow the provider; the name is the person's own to change. */
export function signInAgain(user: User, { email, picture }: ProviderClaims, now: string): Decision<User> | undefined {
  const profile_img_url = picture ?? user.profile_img_url;
  if (user.email === email && user.profile_img_url === profile_img_url) return undefined;
  return changed({ ...user, email, profile_img_url, updated_at: now });
}

/** @throws validation-error at `dsh_type` where there is one of the type already. */
export function addDashboard(
  user: User,
  { dsh_id, dsh_type, dsh_name }: { dsh_id: string; dsh_type: DashboardType; dsh_name: string | undefined },
  now: string,
): Decision<User> {
  if (user.dashboards.some((dashboard) => dashboard.dsh_type === dsh_type)) {
    throw invalid('dsh_type', `A ${dsh_type} dashboard is already created`);
  }
  const dashboard = {
    dsh_id,
    dsh_type,
    dsh_name: dsh_name ?? defaultDashboardName(dsh_type),
    created_at: now,
    updated_at: now,
  };
  return changed({ ...user, dashboards: [...user.dashboards, dashboard], updated_at: now });
}

/** @throws not-found for a dashboard that is not the user's. */
export function dashboardOf(user: User, dsh_id: string): UserDashboard {
  const dashboard = user.dashboards.find((own) => own.dsh_id === dsh_id);
  if (!dashboard) throw notFound('Dashboard');
  return dashboard;
}

export function renameDashboard(
  user: User,
  { dsh_id, dsh_name }: Pick<UserDashboard, 'dsh_id' | 'dsh_name'>,
  now: string,
): Decision<User> | undefined {
  if (dashboardOf(user, dsh_id).dsh_name === dsh_name) return undefined;
  const dashboards = user.dashboards.map((dashboard) =>
    dashboard.dsh_id === dsh_id ? { ...dashboard, dsh_name, updated_at: now } : dashboard,
  );
  return changed({ ...user, dashboards, updated_at: now });
}

const month = 30 * 86_400_000;

const recentChanges = ({ username_changes = [] }: User, now: string): string[] =>
  username_changes.filter((at) => Date.parse(now) - Date.parse(at) < month);

/** Every name is somebody's for good, so nobody may take one after the other. @throws too-many-requests. */
export function requireUsernameChange(user: User, username: string, now: string): void {
  const [oldest, ...others] = recentChanges(user, now);
  if (user.username === username || oldest === undefined || others.length + 1 < limits.usernameChanges) return;
  const again = Date.parse(oldest) + month;
  const day = new Date(again).toISOString().slice(0, 10);
  const message = `A username can be changed ${limits.usernameChanges} times in 30 days. It can be changed again on ${day}.`;
  throw new AppError('too-many-requests', message, {
    errors: [{ path: 'updated_username', message }],
    details: { retry_after: Math.ceil((again - Date.parse(now)) / 1000) },
  });
}

/** @param picture null for none at all */
export const changePicture = (user: User, picture: string | null, now: string): Decision<User> | undefined =>
  user.picture === picture ? undefined : changed({ ...user, picture, updated_at: now });

export function changeUsername(user: User, username: string, now: string): Decision<User> | undefined {
  if (user.username === username) return undefined;
  requireUsernameChange(user, username, now);
  const username_changes = [...recentChanges(user, now), now];
  return changed({ ...user, username, username_changes, updated_at: now });
}

/** Refuses an edit that was begun before somebody else's was saved. `current` is what the caller gets to see instead. */
export function requireVersion(stored: StoredAs, version: number | undefined, current: () => unknown): void {
  if (version === undefined || version === stored.version) return;
  throw new AppError('version-conflict', 'Your profile was changed elsewhere meanwhile', {
    details: { profile: current() },
  });
}

/** What is absent stays; an empty text takes away what was there, and so does null. */
export function changeBasicInfo(
  user: User,
  { address, ...info }: Omit<BasicInfo, 'address'> & { address: UserAddress | undefined },
  now: string,
): Decision<User> {
  const given = Object.entries(info).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value ?? undefined] as const],
  );
  return changed({ ...user, ...Object.fromEntries(given), ...(address && { address }), updated_at: now });
}

export const changeSection = (
  user: User,
  section: ProfileSection,
  items: readonly StoredItem<ProfileSection>[],
  now: string,
): Decision<User> => changed({ ...user, [section]: items, updated_at: now });

/** The sections as the person put them; one that came later stands at the end. */
export const sectionOrderOf = ({ section_order }: Pick<User, 'section_order'>): ProfileSection[] => [
  ...new Set([...(section_order ?? []), ...itemSections]),
];

export const orderSections = (user: User, section_order: ProfileSection[], now: string): Decision<User> =>
  changed({ ...user, section_order, updated_at: now });
