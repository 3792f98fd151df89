import { searchJobPosts, type FacetValue } from '@waypost/contracts/calls/jobs';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Lookups } from '../lookups/lookups.ts';
import type { JobFinder } from '../search/job-search.ts';

export function searchJobPostsRoute(http: ServiceHttp, { search, lookups }: { search: JobFinder; lookups: Lookups }) {
  /** A chosen city that no post has is known to the index by its id only. */
  async function withNames(cities: FacetValue[]): Promise<FacetValue[]> {
    const unnamed = cities.filter(({ value, label }) => value === label).map(({ value }) => value);
    if (unnamed.length === 0) return cities;
    const names = new Map((await lookups.cities.byIds(unnamed)).map((city) => [city.city_id, city.city_name]));
    return cities.map((city) => ({ ...city, label: names.get(city.value) ?? city.label }));
  }

  http.route({
    ...searchJobPosts,
    handler: async ({ query }) => {
      const found = await search.search(query, new Date());
      const city = await withNames(found.facets.city);
      return { ...found, facets: { ...found.facets, city }, page: query.page };
    },
  });
}
