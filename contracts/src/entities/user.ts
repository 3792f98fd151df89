import { z } from 'zod';
import { dashboardTypes, limits } from '../constants.ts';
import { blankAsAbsent, cleanLine, id, instant } from '../fields.ts';
import { isReservedUsername, looksLikeStaff } from '../reserved-usernames.ts';

/** An account, as its owner sees it. */
export const userInfo = z.object({
  _id: id,
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_img_url: z.string().nullable(),
  username: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type UserInfo = z.infer<typeof userInfo>;

/** An account, as others may read it. */
export const publicUserInfo = userInfo.omit({ email: true });
export type PublicUserInfo = z.infer<typeof publicUserInfo>;

/** A person as lists and pages show them. */
export const publicUser = userInfo.pick({
  _id: true,
  first_name: true,
  last_name: true,
  username: true,
  profile_img_url: true,
});
export type PublicUser = z.infer<typeof publicUser>;

export const dashboardType = z.enum(dashboardTypes, 'Please select a role to continue.');

export const dashboard = z.object({
  dsh_id: id,
  dsh_type: dashboardType,
  dsh_name: z.string(),
  created_at: instant,
  updated_at: instant,
  /** Equal to `dsh_type`. */
  assigned_role: dashboardType,
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardName = z
  .string()
  .overwrite(cleanLine)
  .trim()
  .min(1, 'Enter a name')
  .max(limits.dashboardName, `Must be at most ${limits.dashboardName} characters`);
/** One that is made: without a name it has that of its type. */
export const newDashboard = z.object({ dsh_type: dashboardType, dsh_name: blankAsAbsent(dashboardName) });

export const currentUser = z.object({ userInfos: userInfo, userDashboards: z.array(dashboard) });
export type CurrentUser = z.infer<typeof currentUser>;

/** As one may choose it. What is read may be older than a rule. */
export const username = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]+$/, 'Use letters a to z, digits and hyphens')
  .min(limits.username.min, `Use at least ${limits.username.min} characters`)
  .max(limits.username.max, `Use at most ${limits.username.max} characters`)
  .regex(/^(?!-)(?!.*--)(?!.*-$)/, 'Put hyphens one at a time, between letters or digits')
  .refine((value) => !/^[0-9a-f]{24}$/.test(value), 'This username is not available')
  .refine((value) => !isReservedUsername(value), 'This username is reserved')
  .refine((value) => isReservedUsername(value) || !looksLikeStaff(value), 'This username could be taken for our staff');
