import { pages } from './paths.ts';
import { routes } from './routes.ts';

/** What addresses of pages and calls begin with, so that none of them can be somebody's name. */
const inAddresses = [...Object.values(pages), ...Object.values(routes).map(({ url }) => url)].map(
  (path) => path.split('/')[1] ?? '',
);

/** Words that a page may come to be called, or that say nothing about who somebody is. */
const usual = (
  'about account accounts api app apply assets blog careers contact demo directory docs edit email favicon feedback ' +
  'guest help hr info internal job legal live login logout mail me new null openapi owner press pricing privacy ' +
  'profiles public recruiter recruiters referrer referrers register resume robots root seeker seekers sign-in ' +
  'sign-out sign-up signout sitemap static status team terms test undefined update user username waypoint www you'
).split(' ');

/** Who somebody with such a name would be believed to be. No people are called so, alone or beside another name. */
const ofStaff = new Set([
  'admin',
  'administrator',
  'moderator',
  'official',
  'postmaster',
  'security',
  'support',
  'sysadmin',
  'system',
  'waypost',
  'webmaster',
]);

const reserved = new Set([...inAddresses, ...usual, 'staff'].filter((word) => word !== ''));

export const isReservedUsername = (username: string): boolean => reserved.has(username);

const lookAlikes = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
] as const;

/** The same for words that are read as one at a glance: `adrnin` and `4dm1n` as `admin`. */
const glance = (word: string): string =>
  lookAlikes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);

const staffAtAGlance = new Set([...ofStaff].map(glance));
const waypost = glance('waypost');

/**
 * Whether a username could be taken for Waypost itself or its staff: one of their words as the whole or as a part between hyphens,
 * or Waypost's own name anywhere, by its letters or by what looks like them. Names of people are not compared with each other: Ian Li
 * and Lan Li are two people.
 */
export function looksLikeStaff(username: string): boolean {
  const parts = username.split('-').map(glance);
  const whole = glance(username.replaceAll('-', ''));
  return whole.includes(waypost) || staffAtAGlance.has(whole) || parts.some((part) => staffAtAGlance.has(part));
}
