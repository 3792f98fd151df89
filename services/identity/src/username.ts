import { boundedMarks } from '@waypost/contracts/bounded-marks';
import { limits } from '@waypost/contracts/constants';

/** Names that a page of the site, or somebody who speaks for it, might have. */
const reserved = new Set(
  (
    'about account accounts admin administrator api app applications apply assets auth blog careers contact dashboard ' +
    'dashboards demo directory docs edit email favicon feed feedback files guest help home hr info internal jobs job ' +
    'legal live login logout mail me moderator new null official owner postmaster press pricing privacy profile ' +
    'profiles public recruiter recruiters referrer referrers resume resumes robots root saved-jobs search security ' +
    'seeker settings signin sign-in signout signup sign-up sitemap staff static status support system team terms test ' +
    'undefined update user username users waypost webmaster www you'
  ).split(' '),
);

export const isReserved = (username: string) => reserved.has(username);

/** Room for a hyphen and a suffix. */
const longestBase = limits.username.max - 7;

/** From a person's name: `Zoë Ångström` is `zoe-angstrom`. What is left of names in other scripts may be `user`. */
export function usernameOf(first_name: string, last_name: string): string {
  const base = boundedMarks(`${first_name} ${last_name}`)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestBase)
    .replace(/^-+|-+$/g, '');
  return base.length >= limits.username.min ? base : 'user';
}

/** Names to try, best first: the plain one, a few numbered ones, then ones that nobody is likely to have. */
export function* usernameCandidates(base: string, random: () => string): Generator<string, never> {
  if (!isReserved(base) && base !== 'user') yield base;
  for (let number = 2; number <= 5; number++) yield `${base}-${number}`;
  while (true) yield `${base}-${random()}`;
}
