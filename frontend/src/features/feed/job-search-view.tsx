import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { FacetSheet } from './facet-sheet.tsx';
import { resultsHeader } from './feed-words.ts';
import type { SearchNames } from './filters/search-filter.ts';
import { changed, emptySearch, isSearch, type JobSearch, type SearchSort } from './job-search.ts';
import * as styles from './results.css.ts';
import { Results } from './results.tsx';
import { chipsOf, withoutChip } from './search-chips.ts';
import { SearchForm } from './search-form.tsx';
import { useJobSearch } from './use-job-search.ts';
import { useReturnPoint } from './use-return-point.ts';

const sortWords: Record<SearchSort, string> = {
  relevance: 'Most relevant',
  newest: 'Newest first',
  pay: 'Highest pay',
};

function SortSelect({ search, onChange }: { search: JobSearch; onChange: (search: JobSearch) => void }) {
  const usual: SearchSort = search.keyword === '' ? 'newest' : 'relevance';
  const sorts: readonly SearchSort[] = search.keyword === '' ? ['newest', 'pay'] : ['relevance', 'newest', 'pay'];
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
    <Inline space={2}>
      <TagList
        label="Active filters"
        items={chipsOf(search, names)}
        onRemove={(id) => onChange(withoutChip(search, id))}
      />
      <Button variant="quiet" size="sm" onPress={onClear}>
        Clear Search
      </Button>
    </Inline>
  );
}

function Suggestion({ keyword, onTake }: { keyword: string; onTake: (keyword: string) => void }) {
  return (
    <Text as="div">
      Did you mean{' '}
      <button type="button" className={styles.suggested} onClick={() => onTake(keyword)}>
        {keyword}
      </button>
      ?
    </Text>
  );
}

type JobSearchViewProps = {
  title: string;
  description: string;
  heading: string;
  searchingLabel: string;
  banner?: ReactNode;
  linkTo: (jobId: string) => string;
};

/** The job search: signed in it is the feed, for everybody else the page of open jobs. */
export function JobSearchView({ title, description, heading, searchingLabel, banner, linkTo }: JobSearchViewProps) {
  const { search, setSearch, run, result, names } = useJobSearch();
  const { data: found, isFetching, isPlaceholderData } = result;
  const leave = useReturnPoint(found !== undefined);
  const resultsHeading = useRef<HTMLHeadingElement>(null);

  const searches = isSearch(search);
  const clear = () => setSearch({ ...emptySearch, currency: search.currency });
  const filters = { search, names, onChange: setSearch };
  const headline = searches ? (found === undefined ? 'Search results' : resultsHeader(found.total)) : 'Newest jobs';

  return (
    <Page title={title} description={description}>
      {banner}
      <SearchForm
        {...filters}
        heading={heading}
        searchingLabel={searchingLabel}
        isSearching={isFetching && searches}
        onSearch={run}
      />
      <div className={styles.layout}>
        <aside className={styles.facets} aria-label="Filters">
          <div className={styles.facetsTitle}>
            <Heading level={2} size="md">
              Filters
            </Heading>
          </div>
          <FacetPanel search={search} facets={found?.facets} onChange={setSearch} />
        </aside>
        <Stack as="section" space={4} aria-labelledby="results-heading">
          <div className={styles.head}>
            <h2 ref={resultsHeading} tabIndex={-1} id="results-heading" className={styles.heading}>
              {headline}
            </h2>
            <div className={styles.controls}>
              <FacetSheet {...filters} facets={found?.facets} total={found?.total} isSearching={isPlaceholderData} />
              {searches ? <SortSelect search={search} onChange={setSearch} /> : null}
            </div>
          </div>
          <VisuallyHidden>
            <output>{found === undefined || isPlaceholderData ? '' : headline}</output>
          </VisuallyHidden>
          {searches ? <ActiveFilters search={search} names={names} onChange={setSearch} onClear={clear} /> : null}
          {found?.suggestion === undefined ? null : (
            <Suggestion keyword={found.suggestion} onTake={(keyword) => run(changed(search, { keyword }))} />
          )}
          <Results
            search={search}
            result={result}
            heading={resultsHeading}
            linkTo={linkTo}
            onOpen={leave}
            onChange={setSearch}
            onPage={(page) => run({ ...search, page })}
            onClear={clear}
          />
        </Stack>
      </div>
    </Page>
  );
}
