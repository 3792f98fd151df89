import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { autocompleteMinimum, jobTypes, workModes } from '@waypost/contracts/constants';
import { Building2, MapPin } from 'lucide-react';
import { lookUpCitiesOfJobs, lookUpCompanies } from '../../../entities/lookup/lookups.ts';
import { counted } from '../../../format/counted.ts';
import { Autocomplete } from '../../../ui/fields/combo/autocomplete.tsx';
import type { Lookup } from '../../../ui/fields/combo/lookup.ts';
import { MultiSelect } from '../../../ui/fields/select/multi-select.tsx';
import type { SearchNames } from '../filters/search-filter.ts';
import { changed, type JobSearch } from '../search/job-search.ts';
import { type Facets, useRememberName } from '../search/use-search-names.ts';

export type FilterProps = {
  search: JobSearch;
  names: SearchNames;
  facets: Facets | undefined;
  /** Where the place says what a field is. */
  isLabelHidden?: boolean;
  onChange: (search: JobSearch) => void;
};

/** Before enough is typed to look up, it offers what most of the results have. */
const offering =
  (lookUp: Lookup, values: readonly FacetValue[] = [], minimum: number): Lookup =>
  async (question) =>
    question.text.length >= minimum
      ? lookUp(question)
      : values.map(({ value, label, count }) => ({ id: value, name: label, detail: counted(count, 'job') }));

/** Adds one city after the other; those chosen stand as chips above the results. */
export function CityFilter({ search, facets, isLabelHidden = false, onChange }: Omit<FilterProps, 'names'>) {
  const remember = useRememberName();
  return (
    <Autocomplete
      label="City"
      isLabelHidden={isLabelHidden}
      placeholder="Any city"
      leading={<MapPin size={16} aria-hidden />}
      load={offering(
        lookUpCitiesOfJobs,
        facets?.city?.filter(({ value }) => !search.cityIds.includes(value)),
        autocompleteMinimum.cities,
      )}
      minimum={0}
      clearsOnChoice
      value={null}
      onChange={(city) => {
        if (city?.id === undefined || search.cityIds.includes(city.id)) return;
        remember('cities', city.id, city.name);
        onChange(changed(search, { cityIds: [...search.cityIds, city.id] }));
      }}
    />
  );
}

export function CompanyFilter({ search, names, facets, isLabelHidden = false, onChange }: FilterProps) {
  const remember = useRememberName();
  const { companyId, companyName } = search;
  const byId = companyId === undefined ? null : { id: companyId, name: names.company(companyId) };
  return (
    <Autocomplete
      label="Company"
      isLabelHidden={isLabelHidden}
      placeholder="Any company"
      leading={<Building2 size={16} aria-hidden />}
      load={offering(lookUpCompanies, facets?.company, autocompleteMinimum.companies)}
      minimum={0}
      value={byId ?? (companyName === undefined ? null : { name: companyName })}
      onChange={(company) => {
        if (company?.id !== undefined) remember('companies', company.id, company.name);
        onChange(changed(search, { companyId: company?.id, companyName: undefined }));
      }}
    />
  );
}

/** Each value with how many jobs it would leave, where that is known. */
function withCounts<Value extends string>(values: readonly Value[], counts: readonly FacetValue[] | undefined) {
  return values.map((value) => {
    const count = counts?.find((one) => one.value === value)?.count ?? (counts === undefined ? undefined : 0);
    return { value, label: value, ...(count === undefined ? {} : { count }) };
  });
}

export function JobTypeFilter({ search, facets, isLabelHidden = false, onChange }: Omit<FilterProps, 'names'>) {
  return (
    <MultiSelect
      label="Job type"
      isLabelHidden={isLabelHidden}
      all="All Job Types"
      options={withCounts(jobTypes, facets?.job_type)}
      value={search.jobTypes}
      onChange={(chosen) => onChange(changed(search, { jobTypes: chosen }))}
    />
  );
}

export function WorkModeFilter({ search, facets, isLabelHidden = false, onChange }: Omit<FilterProps, 'names'>) {
  return (
    <MultiSelect
      label="Work mode"
      isLabelHidden={isLabelHidden}
      all="All Work Modes"
      options={withCounts(workModes, facets?.work_mode)}
      value={search.workModes}
      onChange={(chosen) => onChange(changed(search, { workModes: chosen }))}
    />
  );
}
