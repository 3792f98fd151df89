import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { currencies, type JobType, type WorkMode } from '@waypost/contracts/constants';
import { FilterList } from '../../ui/checkbox-group.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Bone, BoneLines } from '../../ui/skeleton.tsx';
import { FacetGroup } from './facet-group.tsx';
import * as styles from './facets.css.ts';
import { asksForPay, changed, type JobSearch } from './job-search.ts';
import type { Facets } from './use-search-names.ts';

type FacetProps<Chosen> = {
  label: string;
  /** A facet that nothing falls under is not shown. */
  values: readonly FacetValue[] | undefined;
  chosen: Chosen;
  /** Without it a facet is open where something of it is chosen. */
  isOpenAtFirst?: boolean;
  onChange: (chosen: Chosen) => void;
};

function ManyOf({ label, values, chosen, isOpenAtFirst, onChange }: FacetProps<readonly string[]>) {
  if (!values?.length) return null;
  return (
    <FacetGroup label={label} isOpenAtFirst={isOpenAtFirst ?? chosen.length > 0}>
      <FilterList label={label} isLabelHidden options={values} value={chosen} onChange={onChange} />
    </FacetGroup>
  );
}

type OneOfProps = FacetProps<string | undefined> & {
  any: string;
  /** What is asked, where the label alone does not say it. */
  question?: string;
};

function Choice({ label, question = label, any, values, chosen, onChange }: OneOfProps) {
  return (
    <RadioGroup
      label={question}
      isLabelHidden
      value={chosen ?? ''}
      onChange={(value) => onChange(value || undefined)}
      options={[
        { value: '', label: any },
        ...(values ?? []).map(({ value, label: words, count }) => ({
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

function OneOf(props: OneOfProps) {
  const { label, values, chosen, isOpenAtFirst } = props;
  if (!values?.length) return null;
  return (
    <FacetGroup label={label} isOpenAtFirst={isOpenAtFirst ?? chosen !== undefined}>
      <Choice {...props} />
    </FacetGroup>
  );
}

const wholeOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

type SetSearch = (change: Partial<JobSearch>) => void;

function PayFacet({ search, facets, set }: { search: JobSearch; facets: Facets; set: SetSearch }) {
  return (
    <FacetGroup label="Pay a year" isOpenAtFirst>
      <Stack space={3}>
        <Select
          label="Currency"
          isLabelHidden
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          value={search.currency}
          onChange={(currency) => set({ currency, leastPay: undefined, mostPay: undefined })}
        />
        <Choice
          label="Pay a year"
          any="Any pay"
          values={facets.pay}
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
  );
}

export type FacetPanelProps = {
  search: JobSearch;
  /** Undefined until the first results are there. */
  facets: Facets | undefined;
  onChange: (search: JobSearch) => void;
};

const named = (values: readonly FacetValue[] | undefined, names: Readonly<Record<string, string>>) =>
  values?.map((value) => ({ ...value, label: names[value.value] ?? value.label }));

/** Every filter with what it would leave. */
export function FacetPanel({ search, facets, onChange }: FacetPanelProps) {
  if (facets === undefined) return <FacetBones />;
  const set: SetSearch = (change) => onChange(changed(search, change));
  return (
    <div>
      <ManyOf
        label="Skills"
        values={facets.skills}
        chosen={search.skills}
        isOpenAtFirst
        onChange={(skills) => set({ skills })}
      />
      <PayFacet search={search} facets={facets} set={set} />
      <OneOf
        label="Experience"
        question="Your years of experience"
        any="Any experience"
        values={facets.experience}
        chosen={search.experience?.toString()}
        isOpenAtFirst
        onChange={(years) => set({ experience: wholeOf(years) })}
      />
      <OneOf
        label="Posted within"
        any="Any time"
        values={facets.posted_within}
        chosen={search.postedWithin}
        isOpenAtFirst
        onChange={(days) => set({ postedWithin: days as JobSearch['postedWithin'] })}
      />
      <OneOf
        label="Category"
        any="Recruitment and referral"
        values={facets.category}
        chosen={search.category}
        onChange={(category) => set({ category: category as JobSearch['category'] })}
      />
      <OneOf
        label="Status"
        any="Open and closed"
        values={named(facets.status, { Open: 'Open', Close: 'Closed' })}
        chosen={search.status}
        onChange={(status) => set({ status: status as JobSearch['status'] })}
      />
      <ManyOf
        label="Job type"
        values={facets.job_type}
        chosen={search.jobTypes}
        onChange={(types) => set({ jobTypes: types as JobType[] })}
      />
      <ManyOf
        label="Work mode"
        values={facets.work_mode}
        chosen={search.workModes}
        onChange={(modes) => set({ workModes: modes as WorkMode[] })}
      />
      <OneOf
        label="Company"
        any="Any company"
        values={facets.company}
        chosen={search.companyId}
        onChange={(companyId) => set({ companyId, companyName: undefined })}
      />
      <ManyOf label="City" values={facets.city} chosen={search.cityIds} onChange={(cityIds) => set({ cityIds })} />
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
