import { z } from 'zod';
import { limits } from '../constants.ts';
import type { Contract } from '../contract.ts';
import { profileCompletion } from '../entities/profile-completion.ts';
import {
  profileSections,
  type ProfileSection,
  type SectionOperation,
  type SectionOperationInput,
} from '../entities/profile-sections.ts';
import { basicInfo, profile, publicProfile, sectionOrder } from '../entities/profile.ts';
import { currentUser, dashboard, dashboardName, newDashboard, userInfo, username } from '../entities/user.ts';
import { emailAddress, exactlyOneOf, id, idParams, instant, requiredText, text, webUrl } from '../fields.ts';
import { ownDashboardId, ownUserId } from '../ownership.ts';
import { routes } from '../routes.ts';

const user = { service: 'identity', access: 'user' } as const;
const open = { service: 'identity', access: 'public' } as const;
const internal = { service: 'identity', access: 'service' } as const;

export const getCurrentUser = {
  ...routes.getCurrentUser,
  config: user,
  schema: { summary: 'The signed-in user and their dashboards', response: { 200: currentUser } },
} as const satisfies Contract;

/** The e-mail is for oneself, and for others once it is switched on. */
export const getUser = {
  ...routes.getUser,
  config: open,
  schema: { summary: 'A user by id', params: idParams, response: { 200: userInfo.partial({ email: true }) } },
} as const satisfies Contract;

export const getUserByEmail = {
  ...routes.getUserByEmail,
  config: user,
  schema: {
    summary: "One's own account by e-mail",
    params: z.object({ email: emailAddress }),
    response: { 200: userInfo },
  },
} as const satisfies Contract;

export const getUserByUsername = {
  ...routes.getUserByUsername,
  config: { ...open, allowance: 'profiles' },
  schema: {
    summary: 'The public profile of a user by username; a former username and an id answer the same user',
    params: z.object({ username: requiredText(60, 'Name a user') }),
    response: { 200: publicProfile },
  },
} as const satisfies Contract;

export const getProfile = {
  ...routes.getProfile,
  config: { ...open, allowance: 'profiles' },
  schema: { summary: 'A profile, as the viewer may see it', params: idParams, response: { 200: profile } },
} as const satisfies Contract;

export const updateUser = {
  ...routes.updateUser,
  config: { ...user, allowance: 'profileUpdates' },
  schema: {
    summary: 'Change basic info',
    body: basicInfo.extend({ user_id: ownUserId.optional(), version: z.int().optional() }),
    response: { 200: profile },
  },
} as const satisfies Contract;

export const updateUsername = {
  ...routes.updateUsername,
  config: { ...user, allowance: 'profileUpdates' },
  schema: {
    summary: 'Change the username; the old one keeps leading here',
    body: z.object({ user_id: ownUserId.optional(), updated_username: username }),
    response: { 200: userInfo },
  },
} as const satisfies Contract;

type Operations<Section extends ProfileSection> = z.ZodType<
  SectionOperation<Section>[],
  SectionOperationInput<Section>[]
>;

function operations<Section extends ProfileSection>(section: Section) {
  const item: z.ZodObject = profileSections[section];
  const list = z
    .array(
      z.discriminatedUnion('operation', [
        item.safeExtend({ operation: z.literal('insert') }),
        item.safeExtend({ operation: z.literal('replace'), id }),
        z.object({ operation: z.literal('delete'), id }),
      ]),
    )
    .max(100);
  // The compiler does not follow safeExtend through a section that is still open.
  return (list as unknown as Operations<Section>).optional();
}

/** Identity does not know whether there is a resume; that section is null where resumes could not be asked. */
export const getProfileCompletion = {
  ...routes.getProfileCompletion,
  config: user,
  schema: { summary: 'Which sections of the own profile are complete', response: { 200: profileCompletion } },
} as const satisfies Contract;

/**
 * Exactly one section a call, or the order of them all. `version` is that of the profile that was edited.
 * @throws not-found 'Item not found' for an id that is not there; version-conflict with the profile as it is now.
 */
export const updateProfile = {
  ...routes.updateProfile,
  config: { ...user, allowance: 'profileUpdates' },
  schema: {
    summary: 'Insert, replace or delete items of one profile section, or put the sections in order',
    body: z
      .object({
        work_experiences: operations('work_experiences'),
        educations: operations('educations'),
        skills: operations('skills'),
        certificates: operations('certificates'),
        projects: operations('projects'),
        accomplishments: operations('accomplishments'),
        social_links: operations('social_links'),
        // A profile answers them beside its sections; they have calls of their own.
        resumes: z.never('Unsupported section for deletion').optional(),
        section_order: sectionOrder.optional(),
        version: z.int().optional(),
      })
      .refine(({ version: _version, ...parts }) => Object.values(parts).filter(Boolean).length === 1, {
        error: 'Send exactly one profile section',
        params: exactlyOneOf([...Object.keys(profileSections), 'section_order']),
      }),
    response: { 200: profile },
  },
} as const satisfies Contract;

export const listDashboards = {
  ...routes.listDashboards,
  config: user,
  schema: {
    summary: "One's dashboards",
    querystring: z.object({
      user_id: ownUserId.optional(),
      dsh_type: dashboard.shape.dsh_type.optional(),
      dsh_id: ownDashboardId.optional(),
    }),
    response: { 200: z.object({ dashboards: z.array(dashboard), total: z.int() }) },
  },
} as const satisfies Contract;

/** @throws validation-error at `dsh_type`, 'A … dashboard is already created', where the type exists. */
export const createDashboard = {
  ...routes.createDashboard,
  config: user,
  schema: {
    summary: 'Create a dashboard, at most one a type',
    body: newDashboard.extend({ user_id: ownUserId.optional() }),
    response: { 200: dashboard },
  },
} as const satisfies Contract;

export const updateDashboard = {
  ...routes.updateDashboard,
  config: user,
  schema: {
    summary: 'Rename a dashboard',
    body: z.object({ dsh_id: ownDashboardId, dsh_name: dashboardName }),
    response: { 200: dashboard },
  },
} as const satisfies Contract;

/** Finds the account of a provider's subject, or makes one. */
export const signInUser = {
  method: 'POST',
  url: '/internal/users/sign-in',
  config: internal,
  schema: {
    summary: 'The account of a verified OpenID Connect subject',
    body: z.object({
      iss: z.string().min(1),
      sub: z.string().min(1),
      email: emailAddress,
      first_name: text(limits.name),
      last_name: text(limits.name),
      picture: webUrl.optional(),
    }),
    response: { 200: currentUser.extend({ is_new: z.boolean() }) },
  },
} as const satisfies Contract;

/** For an operator, who knows people by their address: several accounts may have it, of different providers. Nobody signs in by it. */
export const findAccounts = {
  method: 'POST',
  url: '/internal/users/find-by-email',
  config: internal,
  schema: {
    summary: 'The accounts of an e-mail address',
    body: z.object({ email: emailAddress }),
    response: {
      200: z.object({
        accounts: z.array(z.object({ user_id: id, iss: z.string(), dashboards: z.array(dashboard) })),
      }),
    },
  },
} as const satisfies Contract;

/** What lists of applicants and posts show of people. */
export const profileCard = z.object({
  user_id: id,
  version: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  profile_img_url: z.string().nullable(),
  headline: z.string().optional(),
  /** Absent where the person has not said. */
  total_experience_in_months: z.int().optional(),
  city_id: id.optional(),
  city_name: z.string().optional(),
  country_name: z.string().optional(),
  updated_at: instant,
});
export type ProfileCard = z.infer<typeof profileCard>;

export const getProfileCards = {
  method: 'POST',
  url: '/internal/profile-cards',
  config: internal,
  schema: {
    summary: 'Profile cards by user ids; unknown ids are left out',
    body: z.object({ user_ids: z.array(id).max(200) }),
    response: { 200: z.object({ cards: z.array(profileCard) }) },
  },
} as const satisfies Contract;

/** A whole profile for scoring; never shown to anybody. */
export const readProfile = {
  method: 'GET',
  url: '/internal/profiles/:id',
  config: internal,
  schema: { summary: 'The whole profile of a user', params: idParams, response: { 200: profile } },
} as const satisfies Contract;
