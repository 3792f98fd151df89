import { pages } from '@waypost/contracts/paths';
import { tabStorage } from '../../storage/storage.ts';

const key = 'waypost.posted-jobs';
type Place = { dashboardId: string; search: string };

/** Keeps for this tab what one looks at among the posts of a dashboard: page, order and filters, as the address has them. */
export const keepPostedJobsPlace = (place: Place): boolean => tabStorage.keep(key, JSON.stringify(place));

/** Where "Back to Posted Jobs" leads: to what one has looked at there last. */
export function postedJobsPlace(dashboardId: string | undefined): string {
  const kept = Object(tabStorage.readJson(key)) as Partial<Place>;
  return kept.dashboardId === dashboardId && kept.search ? `${pages.postedJobs}?${kept.search}` : pages.postedJobs;
}
