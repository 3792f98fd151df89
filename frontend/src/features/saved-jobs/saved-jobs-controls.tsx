import { Filter } from 'lucide-react';
import { useId, useState } from 'react';
import { TitleSearch } from '../../entities/job-post/title-search.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { RefreshButton } from '../../ui/buttons/refresh-button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Select } from '../../ui/fields/select/select.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import { isFiltered, type SavedJobsState } from './saved-jobs-url.ts';
import * as styles from './saved-jobs.css.ts';

const statuses = [
  { value: '', label: 'All Status' },
  { value: 'Open', label: 'Open' },
  { value: 'Close', label: 'Closed' },
] as const;

type SavedJobsControlsProps = {
  state: SavedJobsState;
  /** How often the filters were cleared, and with them what is being typed. */
  clearings: number;
  onClear: () => void;
  onChange: (state: Partial<SavedJobsState>) => void;
  shown: { count: number; total: number } | undefined;
  isRefreshing: boolean;
  onRefresh: () => void;
};

type FiltersProps = Pick<SavedJobsControlsProps, 'state' | 'clearings' | 'onClear' | 'onChange'>;

function Filters({ state, clearings, onClear, onChange }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <TitleSearch
        key={clearings}
        value={state.search}
        placeholder="Search by title or company"
        onChange={(search) => onChange({ search })}
      />
      <Select
        label="Job Status"
        options={statuses}
        value={state.status ?? ''}
        onChange={(status) => onChange({ status: status === '' ? undefined : status })}
      />
      {isFiltered(state) ? (
        <Button variant="quiet" onPress={onClear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}

/** How many are shown, and the filters, which stay closed until they are wanted or the address has some. */
export function SavedJobsControls({ shown, isRefreshing, onRefresh, ...filters }: SavedJobsControlsProps) {
  const [isOpen, setOpen] = useState(() => isFiltered(filters.state));
  const id = useId();
  return (
    <Stack space={3}>
      <Inline justify="between">
        <output>
          {shown === undefined ? null : (
            <Text as="span" tone="muted" numeric>
              {`Showing ${shown.count} of ${shown.total.toLocaleString('en-US')} saved jobs`}
            </Text>
          )}
        </output>
        <Inline space={4}>
          <Button
            size="sm"
            icon={<Filter size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            Filters
          </Button>
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </Inline>
      </Inline>
      <div id={id}>{isOpen ? <Filters {...filters} /> : null}</div>
    </Stack>
  );
}
