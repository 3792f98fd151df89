import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetName, FacetValue } from '@waypost/contracts/calls/jobs';
import { useCallback, useMemo } from 'react';
import { call } from '../../../api/call.ts';
import type { SearchNames } from '../filters/search-filter.ts';
import type { JobSearch } from './job-search.ts';

type Named = 'cities' | 'companies';
export type Facets = Partial<Record<FacetName, FacetValue[]>>;

const keyOf = (entity: Named, id: string) => ['name', entity, id] as const;

/** A name never changes while a page is open, so that one look is enough. */
const nameQuery = (entity: Named, id: string) =>
  queryOptions({
    queryKey: keyOf(entity, id),
    staleTime: Infinity,
    // Who asks for all of them tries again.
    retry: false,
    queryFn: async () => {
      const [found] = await call('lookUp', { params: { entity }, querystring: { ids: id } });
      if (found && 'city_name' in found && 'city_id' in found) return found.city_name;
      return found && 'company_name' in found
        ? found.company_name
        : `Unknown ${entity === 'cities' ? 'city' : 'company'}`;
    },
  });

type Names = readonly (string | undefined)[];

/** Undefined are names that are not known yet. */
function useNames(entity: Named, ids: readonly string[]): [names: Names, isAsking: boolean] {
  const queries = useQueryClient();
  const known = () => ids.map((id) => queries.getQueryData<string>(keyOf(entity, id)));
  const { data = known(), isFetching } = useQuery({
    queryKey: ['names', entity, ids],
    queryFn: () => Promise.all(ids.map((id) => queries.ensureQueryData(nameQuery(entity, id)))),
    initialData: () => {
      const names = known().filter((name) => name !== undefined);
      return names.length === ids.length ? names : undefined;
    },
    staleTime: Infinity,
  });
  return [data, isFetching];
}

const labelIn = (values: readonly FacetValue[] | undefined, value: string) =>
  values?.find((one) => one.value === value && one.label !== value)?.label;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Whether what is asked for by id has its name, or will have none. */
type SearchNamesState = { names: SearchNames; areKnown: boolean };

/** Names of what stands in the URL by id: those that were chosen here are known, others are looked up. */
export function useSearchNames(search: JobSearch, facets: Facets | undefined): SearchNamesState {
  const { cityIds, companyId } = search;
  const [cities, asksCities] = useNames('cities', cityIds);
  const [[company], asksCompany] = useNames('companies', companyId === undefined ? [] : [companyId]);
  const isAsking = asksCities || asksCompany;
  return useMemo(() => {
    const city = (id: string) => labelIn(facets?.city, id) ?? cities[cityIds.indexOf(id)];
    const employer = (id: string) => labelIn(facets?.company, id) ?? (id === companyId ? company : undefined);
    return {
      names: {
        city: (id) => city(id) ?? 'City',
        country: (code) => labelIn(facets?.country, code) ?? countryNames.of(code) ?? code,
        company: (id) => employer(id) ?? 'Company',
        skill: (value) => labelIn(facets?.skills, value) ?? value,
      },
      areKnown: !isAsking || (cityIds.every(city) && (!companyId || employer(companyId) !== undefined)),
    };
  }, [cities, cityIds, company, companyId, facets, isAsking]);
}

/** Keeps the name of what was chosen from a list, so that it need not be looked up. */
export function useRememberName(): (entity: Named, id: string, name: string) => void {
  const queries = useQueryClient();
  return useCallback((entity, id, name) => queries.setQueryData(keyOf(entity, id), name), [queries]);
}
