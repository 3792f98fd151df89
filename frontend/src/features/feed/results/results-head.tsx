import { memo, type RefObject } from 'react';
import { sentence } from '../../../format/sentence.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Select } from '../../../ui/fields/select/select.tsx';
import { TagList } from '../../../ui/fields/tag-list.tsx';
import type { FacetPanelProps } from '../facets/facet-panel.tsx';
import { FacetSheet } from '../facets/facet-sheet.tsx';
import { alikeNews, resultsHeader } from '../feed-words.ts';
import type { SearchNames } from '../filters/search-filter.ts';
import { changed, isSearch, type JobSearch, type SearchSort } from '../search/job-search.ts';
import { chipsOf, withoutChip } from '../search/search-chips.ts';
import type { Found } from '../search/use-job-search.ts';
import { MatchingLine, matchNews } from './matching-line.tsx';
import { PayLine } from './pay-line.tsx';
import * as styles from './results.css.ts';
import { SavedSearchTools } from './saved-search-tools.tsx';
import { Spelling } from './spelling.tsx';
import { TierLine, tierNews } from './tier-line.tsx';

const sortWords: Record<SearchSort, string> = {
  relevance: 'Most relevant',
  newest: 'Newest first',
  pay: 'Highest pay',
  match: 'Best match',
};

/** The orders that a search offers. The page as it opens has searched for nothing, and shows the newest unless it knows better. */
function sortsOf(search: JobSearch, isSeeker: boolean): readonly SearchSort[] {
  const sorts: SearchSort[] = isSearch(search) ? ['newest', 'pay'] : ['newest'];
  if (search.keyword !== '') sorts.unshift('relevance');
  return isSeeker ? [...sorts, 'match'] : sorts;
}

type SortSelectProps = { search: JobSearch; sorts: readonly SearchSort[]; onChange: (search: JobSearch) => void };

function SortSelect({ search, sorts, onChange }: SortSelectProps) {
  const usual: SearchSort = search.keyword === '' ? 'newest' : 'relevance';
  const chosen = search.sort !== undefined && sorts.includes(search.sort) ? search.sort : usual;
  return (
    <div className={styles.sort}>
      <Select
        label="Sort by"
        isLabelHidden
        options={sorts.map((sort) => ({ value: sort, label: sortWords[sort] }))}
        value={chosen}
        onChange={(sort) => onChange(changed(search, { sort: sort === usual ? undefined : sort }))}
      />
    </div>
  );
}

type ActiveFiltersProps = {
  search: JobSearch;
  names: SearchNames;
  onChange: (search: JobSearch) => void;
  onClear: () => void;
};

function ActiveFilters({ search, names, onChange, onClear }: ActiveFiltersProps) {
  return (
    <div className={styles.active}>
      <TagList
        label="Active filters"
        items={chipsOf(search, names)}
        onRemove={(id) => onChange(withoutChip(search, id))}
      />
      <Button variant="quiet" size="sm" isFlush onPress={onClear}>
        Clear Search
      </Button>
    </div>
  );
}

const headlineOf = (search: JobSearch, found: Found | undefined) => {
  if (!isSearch(search)) return search.sort === 'match' ? 'Your best matches' : 'Newest jobs';
  return found === undefined ? 'Search results' : resultsHeader(found.total);
};

type ResultsHeadProps = {
  panel: FacetPanelProps;
  /** The search that `found` answers, which is an earlier one while the next answer is on its way. */
  answered: JobSearch;
  found: Found | undefined;
  isStale: boolean;
  isSeeker: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onClear: () => void;
  /** Searches for the words as they were typed. */
  onKeepTyped: () => void;
};

/** What was found and for what, above the results. */
export const ResultsHead = memo((props: ResultsHeadProps) => {
  const { panel, answered, found, isStale, isSeeker, heading, onClear, onKeepTyped } = props;
  const { search, names, onChange } = panel;
  const sorts = sortsOf(search, isSeeker);
  const searches = isSearch(search);
  const headline = headlineOf(answered, found);
  const said = [
    headline,
    found && tierNews(answered, found),
    found?.alike && alikeNews(found.alike.total),
    found && matchNews(found),
  ]
    .filter((text) => text !== undefined)
    .map(sentence)
    .join(' ');
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} id="results-heading" className={styles.heading}>
          {headline}
        </h2>
        {isSeeker ? <SavedSearchTools search={answered} found={found} names={names} /> : null}
        <div className={styles.controls}>
          <FacetSheet {...panel} isSearching={isStale} />
          {sorts.length > 1 ? <SortSelect search={search} sorts={sorts} onChange={onChange} /> : null}
        </div>
      </div>
      <VisuallyHidden>
        <output>{found === undefined || isStale ? '' : said}</output>
      </VisuallyHidden>
      {searches ? <ActiveFilters search={search} names={names} onChange={onChange} onClear={onClear} /> : null}
      {found?.suggestion === undefined ? null : (
        <Spelling typed={answered.keyword} mended={found.suggestion} onKeepTyped={onKeepTyped} />
      )}
      {found === undefined ? null : <PayLine search={answered} />}
      {found === undefined ? null : <TierLine search={answered} found={found} />}
      {found === undefined ? null : <MatchingLine found={found} />}
    </>
  );
});
