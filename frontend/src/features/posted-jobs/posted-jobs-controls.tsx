import { autocompleteMinimum } from '@waypost/contracts/constants';
import { LayoutGrid, List, MapPin, RefreshCw, X } from 'lucide-react';
import { lookUpCities } from '../../entities/lookup/lookups.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { Text } from '../../ui/text.tsx';
import type { PostedJobsState } from './posted-jobs-url.ts';
import * as styles from './posted-jobs.css.ts';

const statuses = [
  { value: '', label: 'All Statuses' },
  { value: 'Open', label: 'Open' },
  { value: 'Close', label: 'Closed' },
] as const;

type PostedJobsControlsProps = {
  state: PostedJobsState;
  onChange: (state: Partial<PostedJobsState>) => void;
  total: number | undefined;
  isRefreshing: boolean;
  onRefresh: () => void;
};

export function PostedJobsControls({ state, onChange, total, isRefreshing, onRefresh }: PostedJobsControlsProps) {
  const { status, cities, viewMode } = state;
  return (
    <Stack space={3}>
      <div className={styles.controls}>
        <Select
          label="Status"
          options={statuses}
          value={status ?? ''}
          onChange={(value) => onChange({ status: value === '' ? undefined : value })}
        />
        <Autocomplete
          label="City"
          value={null}
          placeholder="Filter by city"
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
        <div className={styles.right}>
          <Button
            variant="quiet"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={isRefreshing}
            pendingLabel="Refreshing…"
            onPress={onRefresh}
          >
            Refresh
          </Button>
          <Inline space={1} wrap={false}>
            <IconButton
              label="Grid view"
              icon={<LayoutGrid size={16} aria-hidden />}
              variant={viewMode === 'grid' ? 'secondary' : 'quiet'}
              aria-pressed={viewMode === 'grid'}
              onPress={() => onChange({ viewMode: 'grid', page: state.page })}
            />
            <IconButton
              label="List view"
              icon={<List size={16} aria-hidden />}
              variant={viewMode === 'list' ? 'secondary' : 'quiet'}
              aria-pressed={viewMode === 'list'}
              onPress={() => onChange({ viewMode: 'list', page: state.page })}
            />
          </Inline>
        </div>
      </div>
      {cities.length === 0 ? null : (
        <Inline>
          <TagList
            label="Cities"
            items={cities.map(({ id, name }) => ({ id, label: name }))}
            onRemove={(id) => onChange({ cities: cities.filter((city) => city.id !== id) })}
          />
          <Button size="sm" variant="quiet" icon={<X size={16} aria-hidden />} onPress={() => onChange({ cities: [] })}>
            Clear cities
          </Button>
        </Inline>
      )}
      <output>
        {total === undefined ? null : (
          <Text as="span" tone="muted" numeric>
            {total.toLocaleString('en-US')} {total === 1 ? 'job' : 'jobs'}
          </Text>
        )}
      </output>
    </Stack>
  );
}
