import { folded } from '@waypost/contracts/bounded-marks';
import { limits } from '@waypost/contracts/constants';
import { isReservedUsername, looksLikeStaff } from '@waypost/contracts/reserved-usernames';

/** Room for a hyphen and a suffix. */
const longestBase = limits.username.max - 7;

/** The base for people whose name cannot become a username. */
const nobodys = 'user';

/** From a person's name: `Zoë Ångström` is `zoe-angstrom`. What is left of names in other scripts, or speaks for Waypost, is `user`. */
export function usernameOf(first_name: string, last_name: string): string {
  const base = folded(`${first_name} ${last_name}`)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestBase)
    .replace(/^-+|-+$/g, '');
  return base.length >= limits.username.min && !looksLikeStaff(base) ? base : nobodys;
}

/** Names to try, best first: the plain one, a few numbered ones, then ones that nobody is likely to have. */
export function* usernameCandidates(base: string, random: () => string): Generator<string, never> {
  if (!isReservedUsername(base)) yield base;
  for (let number = 2; number <= 5; number++) yield `${base}-${number}`;
  while (true) yield `${base}-${random()}`;
}
