import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { currencies, type JobType, type WorkMode } from '@waypost/contracts/constants';
import { FilterList } from '../../ui/checkbox-group.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Bone, BoneLines } from '../../ui/skeleton.tsx';
import { FacetGroup, type FacetGroupProps } from './facet-group.tsx';
import * as styles from './facets.css.ts';
import { asksForPay, changed, type JobSearch } from './job-search.ts';
import type { Facets } from './use-search-names.ts';

type OneOfFacetProps = {
  label: string;
  any: string;
  values: readonly FacetValue[];
  chosen: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A facet that nothing falls under is not shown. */
function Facet({ values, ...group }: { values: readonly FacetValue[] | undefined } & FacetGroupProps) {
  return values?.length ? <FacetGroup {...group} /> : null;
}

function OneOfFacet({ label, any, values, chosen, onChange }: OneOfFacetProps) {
  return (
    <RadioGroup
      label={label}
      isLabelHidden
      value={chosen ?? ''}
      onChange={(value) => onChange(value || undefined)}
      options={[
        { value: '', label: any },
        ...values.map(({ value, label: words, count }) => ({
          value,
          label: (
            <span className={styles.option}>
              {words}
              <span className={styles.count}>{count.toLocaleString('en-US')}</span>
            </span>
          ),
        })),
      ]}
    />
  );
}

export type FacetPanelProps = {
  search: JobSearch;
  /** Undefined until the first results are there. */
  facets: Facets | undefined;
  onChange: (search: JobSearch) => void;
};

const wholeOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** Every filter with what it would leave. */
export function FacetPanel({ search, facets, onChange }: FacetPanelProps) {
  if (facets === undefined) return <FacetBones />;
  const set = (change: Partial<JobSearch>) => onChange(changed(search, change));
  const statusWords = (facets.status ?? []).map((status) => ({
    ...status,
    label: status.value === 'Open' ? 'Open' : 'Closed',
  }));
  return (
    <div>
      <Facet values={facets.skills} label="Skills" isOpenAtFirst>
        <FilterList
          label="Skills"
          isLabelHidden
          options={facets.skills ?? []}
          value={search.skills}
          onChange={(skills) => set({ skills })}
        />
      </Facet>
      <FacetGroup label="Pay a year" isOpenAtFirst>
        <Stack space={3}>
          <Select
            label="Currency"
            isLabelHidden
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            value={search.currency}
            onChange={(currency) => set({ currency, leastPay: undefined, mostPay: undefined })}
          />
          <OneOfFacet
            label="Pay a year"
            any="Any pay"
            values={facets.pay ?? []}
            chosen={search.leastPay?.toString()}
            onChange={(least) => set({ leastPay: wholeOf(least) })}
          />
          {asksForPay(search) ? (
            <Checkbox isSelected={search.keepsUnknownPay} onChange={(keepsUnknownPay) => set({ keepsUnknownPay })}>
              Keep posts without pay
            </Checkbox>
          ) : null}
        </Stack>
      </FacetGroup>
      <Facet values={facets.experience} label="Experience" isOpenAtFirst>
        <OneOfFacet
          label="Your years of experience"
          any="Any experience"
          values={facets.experience ?? []}
          chosen={search.experience?.toString()}
          onChange={(years) => set({ experience: wholeOf(years) })}
        />
      </Facet>
      <Facet values={facets.posted_within} label="Posted within" isOpenAtFirst>
        <OneOfFacet
          label="Posted within"
          any="Any time"
          values={facets.posted_within ?? []}
          chosen={search.postedWithin}
          onChange={(days) => set({ postedWithin: days as JobSearch['postedWithin'] })}
        />
      </Facet>
      <Facet values={facets.category} label="Category" isOpenAtFirst={search.category !== undefined}>
        <OneOfFacet
          label="Category"
          any="Recruitment and referral"
          values={facets.category ?? []}
          chosen={search.category}
          onChange={(category) => set({ category: category as JobSearch['category'] })}
        />
      </Facet>
      <Facet values={facets.status} label="Status" isOpenAtFirst={search.status !== undefined}>
        <OneOfFacet
          label="Status"
          any="Open and closed"
          values={statusWords}
          chosen={search.status}
          onChange={(status) => set({ status: status as JobSearch['status'] })}
        />
      </Facet>
      <Facet values={facets.job_type} label="Job type" isOpenAtFirst={search.jobTypes.length > 0}>
        <FilterList
          label="Job type"
          isLabelHidden
          options={facets.job_type ?? []}
          value={search.jobTypes}
          onChange={(types) => set({ jobTypes: types as JobType[] })}
        />
      </Facet>
      <Facet values={facets.work_mode} label="Work mode" isOpenAtFirst={search.workModes.length > 0}>
        <FilterList
          label="Work mode"
          isLabelHidden
          options={facets.work_mode ?? []}
          value={search.workModes}
          onChange={(modes) => set({ workModes: modes as WorkMode[] })}
        />
      </Facet>
      <Facet values={facets.company} label="Company" isOpenAtFirst={search.companyId !== undefined}>
        <OneOfFacet
          label="Company"
          any="Any company"
          values={facets.company ?? []}
          chosen={search.companyId}
          onChange={(companyId) => set({ companyId, companyName: undefined })}
        />
      </Facet>
      <Facet values={facets.city} label="City" isOpenAtFirst={search.cityIds.length > 0}>
        <FilterList
          label="City"
          isLabelHidden
          options={facets.city ?? []}
          value={search.cityIds}
          onChange={(cityIds) => set({ cityIds })}
        />
      </Facet>
    </div>
  );
}

function FacetBones() {
  return (
    <Stack space={6}>
      {[6, 5, 4].map((count) => (
        <Stack key={count} space={3}>
          <Bone width="6rem" />
          <BoneLines count={count} />
        </Stack>
      ))}
    </Stack>
  );
}
