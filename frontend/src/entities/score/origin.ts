import type { ApplicationScore } from '@waypost/contracts/entities/score';
import { formatDate, formatDateTime } from '../../format/date.ts';
import { readFrom } from './words.ts';

const changed = {
  post: 'the post changed',
  profile: 'the profile changed',
  resume: 'the resume could be read',
} as const;

/** "Scored before the post changed on Nov 20, 2026"; nothing of a score of what there is now. */
export function outdatedWords({ outdated_by }: Pick<ApplicationScore, 'outdated_by'>): string | undefined {
  if (outdated_by === null) return undefined;
  const { cause, at } = outdated_by;
  if (cause === 'rules') return 'Scored by earlier rules';
  if (at === null) return 'Scored before the profile or the post changed';
  return `Scored before ${changed[cause]} on ${formatDate(at)}`;
}

/** "Computed Nov 22, 2026, 3:04 PM from the profile (version 7), the resume that was sent and this post (version 3, of Nov 20, 2026)." */
export function originWords({ computed_at, computed_from, based_on }: ApplicationScore): string | undefined {
  if (computed_at === null || computed_from === null) return undefined;
  const { profile_version, job_version, job_changed_at } = computed_from;
  const ofDay = job_changed_at === null ? '' : `, of ${formatDate(job_changed_at)}`;
  const sources = readFrom(based_on, {
    profile: `version ${profile_version} of the profile`,
    resume: 'the resume that was sent',
  }).replace(/this post$/, `version ${job_version} of this post${ofDay}`);
  return `Computed ${formatDateTime(computed_at)} from ${sources}.`;
}
