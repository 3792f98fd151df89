import type { PostedJobsSort } from '@waypost/contracts/calls/jobs/posted-jobs';
import { autocompleteMinimum, type DashboardType } from '@waypost/contracts/constants';
import { Building2, LayoutGrid, List, MapPin } from 'lucide-react';
import { TitleSearch } from '../../entities/job-post/title-search.tsx';
import { lookUpCities } from '../../entities/lookup/cities.ts';
import { counted } from '../../format/counted.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { RefreshButton } from '../../ui/buttons/refresh-button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Autocomplete } from '../../ui/fields/combo/autocomplete.tsx';
import { Select } from '../../ui/fields/select/select.tsx';
import { TagList } from '../../ui/fields/tag-list.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import type { PostedJobsState } from './posted-jobs-url.ts';
import * as styles from './posted-jobs.css.ts';
import { useOwnCompanies } from './use-own-companies.ts';

const statuses = [
  { value: '', label: 'All Statuses' },
  { value: 'Open', label: 'Open' },
  { value: 'Close', label: 'Closed' },
] as const;

const sorts: readonly { value: PostedJobsSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'review', label: 'Needs review first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'oldest', label: 'Oldest first' },
];

type ControlProps = { state: PostedJobsState; onChange: (state: Partial<PostedJobsState>) => void };

type PostedJobsControlsProps = ControlProps & {
  dashboardType: DashboardType;
  /** How often the filters were cleared, and with them what is being typed. */
  clearings: number;
  total: number | undefined;
  /** Who applied could not be asked, so nothing is sorted by it. */
  isWithoutCounts: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
};

function CompanyFilter({ state, onChange, dashboardType }: ControlProps & { dashboardType: DashboardType }) {
  const { hasSeveral, load } = useOwnCompanies(dashboardType);
  if (!hasSeveral && state.company === undefined) return null;
  return (
    <Autocomplete
      label="Company"
      value={state.company ?? null}
      placeholder="All companies"
      onChange={(company) => {
        const { id, name } = company ?? {};
        onChange({ company: id === undefined || name === undefined ? undefined : { id, name } });
      }}
      load={load}
      minimum={0}
      leading={<Building2 size={16} aria-hidden />}
    />
  );
}

function CityFilter({ state: { cities }, onChange }: ControlProps) {
  return (
    <Autocomplete
      label="City"
      value={null}
      placeholder={cities.length === 0 ? 'All cities' : 'Add a city'}
      onChange={(city) => {
        const { id, name } = city ?? {};
        if (id === undefined || name === undefined || cities.some((other) => other.id === id)) return;
        onChange({ cities: [...cities, { id, name }] });
      }}
      load={lookUpCities}
      minimum={autocompleteMinimum.cities}
      clearsOnChoice
      leading={<MapPin size={16} aria-hidden />}
    />
  );
}

/** Where there is room for one column only, both look alike, and there is nothing to choose. */
function ViewSwitch({ state: { viewMode, page }, onChange }: ControlProps) {
  return (
    <div className={styles.wideOnly}>
      <IconButton
        label="Grid view"
        icon={<LayoutGrid size={16} aria-hidden />}
        variant={viewMode === 'grid' ? 'secondary' : 'quiet'}
        aria-pressed={viewMode === 'grid'}
        onPress={() => onChange({ viewMode: 'grid', page })}
      />
      <IconButton
        label="List view"
        icon={<List size={16} aria-hidden />}
        variant={viewMode === 'list' ? 'secondary' : 'quiet'}
        aria-pressed={viewMode === 'list'}
        onPress={() => onChange({ viewMode: 'list', page })}
      />
    </div>
  );
}

function Cities({ state: { cities }, onChange }: ControlProps) {
  if (cities.length === 0) return null;
  return (
    <Inline space={4}>
      <TagList
        label="Cities"
        items={cities.map(({ id, name }) => ({ id, label: name }))}
        onRemove={(id) => onChange({ cities: cities.filter((city) => city.id !== id) })}
      />
      <Button size="sm" variant="quiet" isFlush onPress={() => onChange({ cities: [] })}>
        Clear cities
      </Button>
    </Inline>
  );
}

/** The controls above the list of posted jobs: filters, order, view, and the number of posts. */
export function PostedJobsControls(props: PostedJobsControlsProps) {
  const { state, onChange, dashboardType, clearings, total, isWithoutCounts, isRefreshing, onRefresh } = props;
  return (
    <Stack space={3}>
      <div className={styles.controls}>
        <div className={styles.search}>
          <TitleSearch
            key={clearings}
            value={state.search}
            placeholder="Title or company"
            onChange={(search) => onChange({ search })}
          />
        </div>
        <Select
          label="Status"
          options={statuses}
          value={state.status ?? ''}
          onChange={(value) => onChange({ status: value === '' ? undefined : value })}
        />
        <Select label="Sort by" options={sorts} value={state.sort} onChange={(sort) => onChange({ sort })} />
        <CityFilter state={state} onChange={onChange} />
        <CompanyFilter state={state} onChange={onChange} dashboardType={dashboardType} />
      </div>
      <Cities state={state} onChange={onChange} />
      <div className={styles.countLine}>
        <output>
          {total === undefined ? null : (
            <Text as="span" tone="muted" numeric>
              {counted(total, 'job')}
              {isWithoutCounts && state.sort === 'review'
                ? ', newest first: applicants can’t be counted right now'
                : null}
            </Text>
          )}
        </output>
        <Inline space={4}>
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
          <ViewSwitch state={state} onChange={onChange} />
        </Inline>
      </div>
    </Stack>
  );
}
