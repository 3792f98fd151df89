import { Button } from '../../../ui/buttons/button.tsx';
import { FilterSheet } from '../../../ui/overlays/filter-sheet.tsx';
import { showJobs } from '../feed-words.ts';
import { countFilters } from '../filters/filters.ts';
import * as styles from '../results/results.css.ts';
import { CityFilter, JobTypeFilter, WorkModeFilter } from '../search-form/search-filters.tsx';
import { withoutFilters } from '../search/job-search.ts';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';

type FacetSheetProps = FacetPanelProps & { isSearching: boolean };

/** The filters where there is no room for a column. They work at once; closing the sheet shows what is left. */
export function FacetSheet({ isSearching, ...panel }: FacetSheetProps) {
  const { search, counts, total, onChange } = panel;
  const count = countFilters(search);
  const filters = { search, facets: counts.data, onChange };
  return (
    <div className={styles.sheetButton}>
      <FilterSheet
        count={count}
        renderFooter={(close) => (
          <div className={styles.sheetFoot} data-lower-bar>
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
              <JobTypeFilter {...filters} />
              <WorkModeFilter {...filters} />
            </div>
            <FacetPanel {...panel} />
          </>
        )}
      </FilterSheet>
    </div>
  );
}
