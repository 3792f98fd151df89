import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BottomSheet } from '../../ui/drawer.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
import { showJobs } from './feed-words.ts';
import { countFilters, withoutFilters } from './job-search.ts';
import * as styles from './results.css.ts';
import type { SearchNames } from './search-chips.ts';
import { CityFilter, CompanyFilter } from './search-filters.tsx';

type FilterSheetProps = FacetPanelProps & { names: SearchNames; total: number | undefined; isSearching: boolean };

/** The filters where there is no room for a column. They work at once; closing the sheet shows what is left. */
export function FilterSheet({ search, facets, names, total, isSearching, onChange }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  const filters = { search, names, onChange };
  return (
    <div className={styles.sheetButton}>
      <Button icon={<SlidersHorizontal size={16} aria-hidden />} onPress={() => setOpen(true)}>
        Filters
        {count === 0 ? null : <span className={styles.badge}>{count}</span>}
      </Button>
      <BottomSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <div className={styles.sheetFoot}>
            <Button isDisabled={count === 0} onPress={() => onChange(withoutFilters(search))}>
              Clear filters
            </Button>
            <div className={styles.sheetShow}>
              <Button
                variant="primary"
                isFullWidth
                isPending={isSearching}
                pendingLabel="Counting…"
                onPress={() => setOpen(false)}
              >
                {total === undefined ? 'Show jobs' : showJobs(total)}
              </Button>
            </div>
          </div>
        }
      >
        <div className={styles.sheetFields}>
          <CityFilter {...filters} />
          <CompanyFilter {...filters} />
        </div>
        <FacetPanel search={search} facets={facets} onChange={onChange} />
      </BottomSheet>
    </div>
  );
}
