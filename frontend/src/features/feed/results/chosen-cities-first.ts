import type { JobPostListing } from '@waypost/contracts/entities/job-post';

/** The post with the cities that were looked for before its others: few fit on a card. */
export function chosenCitiesFirst(job: JobPostListing, cityIds: readonly string[]): JobPostListing {
  if (cityIds.length === 0) return job;
  const isChosen = ({ city_id }: JobPostListing['cities'][number]) =>
    city_id !== undefined && cityIds.includes(city_id);
  const { chosen = [], other = [] } = Object.groupBy(job.cities, (city) => (isChosen(city) ? 'chosen' : 'other'));
  return { ...job, cities: [...chosen, ...other] };
}
