import { autocompleteMinimum, jobTypes, workModes } from '@waypost/contracts/constants';
import { Building2, MapPin } from 'lucide-react';
import { lookUpCities, lookUpCompanies } from '../../entities/lookup/lookups.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Select } from '../../ui/select.tsx';
import type { SearchNames } from './filters/search-filter.ts';
import { changed, type JobSearch } from './job-search.ts';
import { useRememberName } from './use-search-names.ts';

export type FilterProps = { search: JobSearch; names: SearchNames; onChange: (search: JobSearch) => void };

/** Adds one city after the other; those chosen stand as chips above the results. */
export function CityFilter({ search, onChange }: Omit<FilterProps, 'names'>) {
  const remember = useRememberName();
  return (
    <Autocomplete
      label="City"
      placeholder="Add a city"
      leading={<MapPin size={16} aria-hidden />}
      load={lookUpCities}
      minimum={autocompleteMinimum.cities}
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

export function CompanyFilter({ search, names, onChange }: FilterProps) {
  const remember = useRememberName();
  const { companyId, companyName } = search;
  const byId = companyId === undefined ? null : { id: companyId, name: names.company(companyId) };
  return (
    <Autocomplete
      label="Company"
      placeholder="Any company"
      leading={<Building2 size={16} aria-hidden />}
      load={lookUpCompanies}
      minimum={autocompleteMinimum.companies}
      value={byId ?? (companyName === undefined ? null : { name: companyName })}
      onChange={(company) => {
        if (company?.id !== undefined) remember('companies', company.id, company.name);
        onChange(changed(search, { companyId: company?.id, companyName: undefined }));
      }}
    />
  );
}

type OneOfProps<Value extends string> = {
  label: string;
  all: string;
  values: readonly Value[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** One value or all; several, which only the facets choose, are counted. */
function OneOf<Value extends string>({ label, all, values, chosen, onChange }: OneOfProps<Value>) {
  const [only = ''] = chosen;
  return (
    <Select<Value | ''>
      label={label}
      options={[{ value: '' as const, label: all }, ...values.map((value) => ({ value, label: value }))]}
      value={chosen.length > 1 ? null : only}
      placeholder={`${chosen.length} chosen`}
      onChange={(value) => onChange(value === '' ? [] : [value])}
    />
  );
}

export function JobTypeFilter({ search, onChange }: Omit<FilterProps, 'names'>) {
  return (
    <OneOf
      label="Job type"
      all="All Job Types"
      values={jobTypes}
      chosen={search.jobTypes}
      onChange={(chosen) => onChange(changed(search, { jobTypes: chosen }))}
    />
  );
}

export function WorkModeFilter({ search, onChange }: Omit<FilterProps, 'names'>) {
  return (
    <OneOf
      label="Work mode"
      all="All Work Modes"
      values={workModes}
      chosen={search.workModes}
      onChange={(chosen) => onChange(changed(search, { workModes: chosen }))}
    />
  );
}
