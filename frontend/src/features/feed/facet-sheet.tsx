import { Button } from '../../ui/button.tsx';
import { FilterSheet } from '../../ui/filter-sheet.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
import { showJobs } from './feed-words.ts';
import { countFilters } from './filters/filters.ts';
import type { SearchNames } from './filters/search-filter.ts';
import { withoutFilters } from './job-search.ts';
import * as styles from './results.css.ts';
import { CityFilter, CompanyFilter } from './search-filters.tsx';

type FacetSheetProps = FacetPanelProps & { names: SearchNames; total: number | undefined; isSearching: boolean };

/** The filters where there is no room for a column. They work at once; closing the sheet shows what is left. */
export function FacetSheet({ search, facets, names, total, isSearching, onChange }: FacetSheetProps) {
  const count = countFilters(search);
  const filters = { search, names, onChange };
  return (
    <div className={styles.sheetButton}>
      <FilterSheet
        count={count}
        renderFooter={(close) => (
          <div className={styles.sheetFoot}>
            <Button isDisabled={count === 0} onPress={() => onChange(withoutFilters(search))}>
              Clear filters
            </Button>
            <div className={styles.sheetShow}>
              <Button variant="primary" isFullWidth isPending={isSearching} pendingLabel="Counting…" onPress={close}>
                {total === undefined ? 'Show jobs' : showJobs(total)}
              </Button>
            </div>
          </div>
        )}
      >
        {() => (
          <>
            <div className={styles.sheetFields}>
              <CityFilter {...filters} />
              <CompanyFilter {...filters} />
            </div>
            <FacetPanel search={search} facets={facets} onChange={onChange} />
          </>
        )}
      </FilterSheet>
    </div>
  );
}
