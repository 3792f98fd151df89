import type { FacetName, FacetValue } from '@waypost/contracts/calls/jobs';
import { currencies } from '@waypost/contracts/constants';
import type { ReactNode } from 'react';
import { Text } from '../../../ui/content/text.tsx';
import { FilterList } from '../../../ui/fields/choice/filter-list.tsx';
import { Count, PlainCheckbox, PlainRadioGroup } from '../../../ui/fields/choice/plain-choice.tsx';
import { Select } from '../../../ui/fields/select/select.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { type Answer, QueryView } from '../../../ui/page/query-view.tsx';
import { Bone, BoneLines } from '../../../ui/page/skeleton.tsx';
import { ErrorState } from '../../../ui/page/state.tsx';
import { radii, takesRadius } from '../filters/city.ts';
import { company } from '../filters/company.ts';
import { filters, inPanel } from '../filters/filters.ts';
import { asksForPay, pay, shownCurrency } from '../filters/pay.ts';
import type { SearchNames } from '../filters/search-filter.ts';
import { CompanyFilter, type FilterProps } from '../search-form/search-filters.tsx';
import { changed, type JobSearch } from '../search/job-search.ts';
import type { Facets } from '../search/use-search-names.ts';
import { FacetGroup } from './facet-group.tsx';
import * as styles from './facets.css.ts';

type FacetProps<Chosen> = {
  label: string;
  /** A facet that nothing falls under is not shown. */
  values: readonly FacetValue[] | undefined;
  chosen: Chosen;
  /** Without it a facet is open where something of it is chosen. */
  isOpenAtFirst?: boolean;
  onChange: (chosen: Chosen) => void;
};

const unitOf = (count: number) => (count === 1 ? 'job' : 'jobs');

function ManyOf({ label, values, chosen, isOpenAtFirst, onChange }: FacetProps<readonly string[]>) {
  if (!values?.length) return null;
  return (
    <FacetGroup label={label} isOpenAtFirst={isOpenAtFirst ?? chosen.length > 0}>
      <FilterList label={label} options={values} value={chosen} onChange={onChange} unitOf={unitOf} />
    </FacetGroup>
  );
}

type OneOfProps = FacetProps<string | undefined> & {
  any: string;
  /** What is asked, where the label alone does not say it. */
  question?: string;
};

/** No value of a facet is called so; an empty one would mean to the group that nothing in it is marked. */
const nothing = 'any';

function Choice({ label, question = label, any, values, chosen, onChange }: OneOfProps) {
  return (
    <PlainRadioGroup
      label={question}
      value={chosen ?? nothing}
      onChange={(value) => onChange(value === nothing ? undefined : value)}
      options={[
        { value: nothing, label: any },
        ...(values ?? []).map(({ value, label: words, count }) => ({
          value,
          label: (
            <span className={styles.option}>
              {words}
              <Count count={count} unitOf={unitOf} />
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

type SetSearch = (change: Partial<JobSearch>) => void;

const asPosted = 'posted';

type PayFacetProps = { choice: ReactNode; search: JobSearch; set: SetSearch };

/** The currency that is chosen from and the box for posts without pay stand around the choice. */
function PayFacet({ choice, search, set }: PayFacetProps) {
  return (
    <FacetGroup label={pay.facet.label} isOpenAtFirst>
      <Stack space={3}>
        <Select
          label="Currency"
          isLabelHidden
          options={[
            { value: asPosted, label: 'Pay as posted' },
            ...currencies.map((currency) => ({ value: currency, label: `Pay in ${currency}` })),
          ]}
          value={shownCurrency(search) ?? asPosted}
          onChange={(currency) => set({ ...pay.cleared, currency: currency === asPosted ? undefined : currency })}
        />
        {choice}
        {asksForPay(search) ? (
          <PlainCheckbox isSelected={search.keepsUnknownPay} onChange={(keepsUnknownPay) => set({ keepsUnknownPay })}>
            Include jobs without pay
          </PlainCheckbox>
        ) : null}
      </Stack>
    </FacetGroup>
  );
}

type FilterFacetProps = {
  name: FacetName;
  search: JobSearch;
  values: readonly FacetValue[] | undefined;
  set: SetSearch;
};

function FilterFacet({ name, search, values, set }: FilterFacetProps) {
  const { facet } = filters[name];
  if (facet.chosen === 'many') {
    const { values: chosenOf, choose, ...words } = facet;
    return (
      <ManyOf {...words} values={values} chosen={chosenOf(search)} onChange={(chosen) => set(choose([...chosen]))} />
    );
  }
  const { value, choose, names = {}, ...words } = facet;
  const props = {
    ...words,
    values: values?.map((offered) => ({ ...offered, label: names[offered.value] ?? offered.label })),
    chosen: value(search),
    onChange: (chosen: string | undefined) => set(choose(chosen)),
  };
  if (name !== 'pay') return <OneOf {...props} />;
  return values?.length || asksForPay(search) ? (
    <PayFacet choice={<Choice {...props} />} search={search} set={set} />
  ) : null;
}

const exactly = 'exactly';

/** How far around the chosen cities; there is nothing to ask before one is chosen. */
function DistanceFacet({ search, set }: { search: JobSearch; set: SetSearch }) {
  if (!takesRadius(search)) return null;
  return (
    <FacetGroup label="Distance" isOpenAtFirst>
      <PlainRadioGroup
        label="Distance from the city"
        value={search.withinKm ?? exactly}
        onChange={(value) => set({ withinKm: radii.find((radius) => radius === value) })}
        options={[
          { value: exactly, label: search.cityIds.length === 1 ? 'Only this city' : 'Only these cities' },
          ...radii.map((radius) => ({ value: radius, label: `Within ${radius} km` })),
        ]}
      />
    </FacetGroup>
  );
}

/** A list of all companies would be long, so one is looked for. */
function CompanyFacet(props: FilterProps) {
  const isChosen = company.count(props.search) > 0;
  if (!props.facets?.company?.length && !isChosen) return null;
  return (
    <FacetGroup label={company.facet.label} isOpenAtFirst={isChosen}>
      <CompanyFilter {...props} isLabelHidden />
    </FacetGroup>
  );
}

export type FacetPanelProps = {
  search: JobSearch;
  names: SearchNames;
  /** What each filter would leave. */
  counts: Answer<Facets>;
  /** How many posts the search finds, once that is known. */
  total: number | undefined;
  onChange: (search: JobSearch) => void;
};

/** Every filter with what it would leave. */
export function FacetPanel({ counts, total, ...panel }: FacetPanelProps) {
  const none = <Text tone="muted">Filters return with the results.</Text>;
  return (
    <QueryView
      answer={counts}
      loading={<FacetBones />}
      renderFailure={(_, retry) =>
        total ? <ErrorState title="Filters can’t be counted right now" {...retry} /> : none
      }
    >
      {(facets) => (
        <>
          <EveryFacet {...panel} facets={facets} />
          {total ? null : none}
        </>
      )}
    </QueryView>
  );
}

type EveryFacetProps = Omit<FacetPanelProps, 'counts' | 'total'> & { facets: Facets };

function EveryFacet({ search, names, facets, onChange }: EveryFacetProps) {
  const set: SetSearch = (change) => onChange(changed(search, change));
  return (
    <div>
      <DistanceFacet search={search} set={set} />
      {inPanel.map((name) =>
        name === 'company' ? (
          <CompanyFacet key={name} search={search} names={names} facets={facets} onChange={onChange} />
        ) : (
          <FilterFacet key={name} name={name} search={search} values={facets[name]} set={set} />
        ),
      )}
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
