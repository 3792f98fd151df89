import { searchJobPosts, type FacetValue, type JobSearchResult } from '@waypost/contracts/calls/jobs';
import { packedWhereAsked } from '@waypost/runtime/service/calls/packed-answer';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { Lookups } from '../lookups/lookups.ts';
import type { JobFinder, JobSearchRequest } from '../search/job-search.ts';

export type PageFinder = { search: JobFinder; lookups: Lookups };

/** The answer to a search. A chosen city that no post has is known to the index by its id only, so it gets its name here. */
export async function findPage({ search, lookups }: PageFinder, request: JobSearchRequest): Promise<JobSearchResult> {
  async function withNames(cities: FacetValue[]): Promise<FacetValue[]> {
    const unnamed = cities.filter(({ value, label }) => value === label).map(({ value }) => value);
    if (unnamed.length === 0) return cities;
    const names = new Map((await lookups.cities.byIds(unnamed)).map((city) => [city.city_id, city.city_name]));
    return cities.map((city) => ({ ...city, label: names.get(city.value) ?? city.label }));
  }

  const found = await search.search(request, new Date());
  const city = await withNames(found.facets.city);
  return { ...found, facets: { ...found.facets, city }, page: request.page };
}

/** Nobody in particular has saved anything or applied: so the page can be passed on as it is to who is signed out. */
function asStrangersSee({ alike, ...page }: JobSearchResult): JobSearchResult {
  const marked = (jobs: JobSearchResult['jobs']) => jobs.map((job) => ({ ...job, is_saved: false, is_applied: false }));
  return { ...page, jobs: marked(page.jobs), ...(alike && { alike: { ...alike, jobs: marked(alike.jobs) } }) };
}

export function searchJobPostsRoute(http: ServiceHttp, finder: PageFinder) {
  http.route({
    ...searchJobPosts,
    ...packedWhereAsked,
    handler: async ({ query: { sort, ...query } }) =>
      // By match it is ordered where scores are asked for; here that is the usual order.
      asStrangersSee(await findPage(finder, { ...query, sort: sort === 'match' ? undefined : sort })),
  });
}
