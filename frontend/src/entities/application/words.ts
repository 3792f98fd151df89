import type { Applicant } from '@waypost/contracts/entities/application';
import { pathTo } from '@waypost/contracts/paths';
import { formatDate, formatMonths } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';

type Known = Pick<Applicant, 'user_info'> & Partial<Pick<Applicant, 'is_deleted' | 'hidden_as'>>;

/** Who applied, or the number that a blind review has for them; the profile of somebody new may take a moment to arrive. */
export function nameOf({ user_info, is_deleted, hidden_as }: Known): string {
  if (is_deleted) return 'Deleted applicant';
  if (hidden_as) return `Applicant ${hidden_as.toLocaleString('en-US')}`;
  if (user_info === null) return 'Unnamed applicant';
  return `${user_info.first_name} ${user_info.last_name}`.trim() || user_info.email || 'Unnamed applicant';
}

/** The same where there is room for two letters: of those who are numbered the number alone tells one from the other. */
export const shortNameOf = (applicant: Known): string =>
  String((!applicant.is_deleted && applicant.hidden_as) || nameOf(applicant));

/** Where the profile stands; nothing where neither a username nor an id is known. */
export function profilePath({
  user_info,
  user_id,
}: Known & { user_id: string | null | undefined }): string | undefined {
  const name = user_info?.username || user_id;
  return name ? pathTo('publicProfile', { username: name }) : undefined;
}

/** "4 yrs 2 mos" of the profile's total months. */
export function experienceWords(months: number | null): string {
  if (months === null) return 'Not given';
  if (months === 0) return 'None';
  return formatMonths(months);
}

/** "Pune, India", as far as it is known. */
export const placeOf = ({
  city_name,
  country_name,
}: Pick<Applicant, 'city_name' | 'country_name'>): string | undefined =>
  [city_name, country_name].filter(Boolean).join(', ') || undefined;

/** "4 yrs experience · Pune, India · Applied Nov 21, 2026", where there is no room for columns. */
export function factsOf(applicant: Applicant): string {
  const months = applicant.total_experience_in_months;
  const years = months === 0 ? 'No' : experienceWords(months);
  const experience = months === null ? undefined : `${years} experience`;
  const applied = `Applied ${formatDate(applicant.applied_at)}`;
  return factLine([experience, placeOf(applicant), applied]);
}
