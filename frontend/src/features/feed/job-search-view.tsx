import { type ReactNode, useRef } from 'react';
import { useBeside } from '../../entities/job-post/beside.ts';
import { useNavigate } from '../../router/router.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Heading } from '../../ui/text.tsx';
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx';
import { changed, emptySearch, isSearch } from './job-search.ts';
import { ResultsHead } from './results-head.tsx';
import * as styles from './results.css.ts';
import { Results } from './results.tsx';
import { searchSummary } from './search-chips.ts';
import { SearchForm } from './search-form.tsx';
import { useBesideList } from './use-beside-list.ts';
import { useJobSearch } from './use-job-search.ts';
import { useReturnPoint } from './use-return-point.ts';
import { useStickyTop } from './use-sticky-top.ts';

type JobSearchViewProps = {
  title: string;
  description: string;
  heading: string;
  searchingLabel: string;
  banner?: ReactNode;
  linkTo: (jobId: string) => string;
};

function Words({ heading, children }: { heading: string; children: string }) {
  return (
    <>
      <h2 id="search-heading" className={styles.searchHeading}>
        {heading}
      </h2>
      <span className={styles.description}>{children}</span>
    </>
  );
}

function FilterColumn(panel: FacetPanelProps) {
  const column = useStickyTop<HTMLElement>();
  return (
    <aside ref={column} className={styles.facets} aria-label="Filters">
      <div className={styles.facetsTitle}>
        <Heading level={2} size="md">
          Filters
        </Heading>
      </div>
      <FacetPanel {...panel} />
    </aside>
  );
}

/** The job search: signed in it is the feed, for everybody else the page of open jobs. */
export function JobSearchView({ title, description, heading, searchingLabel, banner, linkTo }: JobSearchViewProps) {
  const { search, answered, setSearch, run, result, names, isSeeker } = useJobSearch();
  const { data: found, isFetching, isPlaceholderData } = result;
  const leave = useReturnPoint(found !== undefined);
  const open = useBesideList(found?.jobs, linkTo);
  const beside = useBeside();
  const isSplit = beside?.jobId !== undefined;
  const navigate = useNavigate();
  const resultsHeading = useRef<HTMLHeadingElement>(null);

  const searches = isSearch(search);
  const clear = () => {
    setSearch({ ...emptySearch, currency: search.currency });
    // The button goes away with the search.
    resultsHeading.current?.focus({ preventScroll: true });
  };
  const filters = { search, names, facets: found?.facets, onChange: setSearch };
  const panel = { ...filters, isFailed: result.isError };

  return (
    <Page
      title={searches ? `${searchSummary(search, names)} – ${title}` : title}
      heading={title}
      isDense
      description={<Words heading={heading}>{description}</Words>}
    >
      <SkipLink targetId="results-heading">Skip to results</SkipLink>
      {banner}
      <SearchForm
        {...filters}
        headingId="search-heading"
        searchingLabel={searchingLabel}
        isSearching={isFetching && searches}
        onSearch={run}
        onOpen={(jobId) => navigate(linkTo(jobId))}
      />
      <div className={isSplit ? `${styles.layout} ${styles.split}` : styles.layout}>
        <FilterColumn {...panel} />
        <Stack as="section" space={3} aria-labelledby="results-heading">
          <ResultsHead
            panel={panel}
            answered={answered}
            found={found}
            isStale={isPlaceholderData}
            isSeeker={isSeeker}
            heading={resultsHeading}
            onClear={clear}
            onKeepTyped={() => {
              run(changed(search, { isAsTyped: true }));
              // The line goes away with what it offers.
              resultsHeading.current?.focus({ preventScroll: true });
            }}
          />
          <Results
            search={search}
            result={result}
            isSeeker={isSeeker}
            heading={resultsHeading}
            linkTo={linkTo}
            onOpen={(jobId) => {
              leave(jobId);
              open(jobId);
            }}
            onChange={setSearch}
            onPage={(page) => run({ ...search, page })}
            onClear={clear}
          />
        </Stack>
        {isSplit ? beside.preview : null}
      </div>
    </Page>
  );
}
