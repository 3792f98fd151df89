import { memo, type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useBeside } from '../../entities/job-post/beside.ts';
import { useNavigate } from '../../router/router.tsx';
import { Heading } from '../../ui/content/text.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { FacetPanel, type FacetPanelProps } from './facets/facet-panel.tsx';
import { ResultsHead } from './results/results-head.tsx';
import * as styles from './results/results.css.ts';
import { Results } from './results/results.tsx';
import { useBesideList } from './results/use-beside-list.ts';
import { useReturnPoint } from './results/use-return-point.ts';
import { SearchForm } from './search-form/search-form.tsx';
import { changed, emptySearch, isSearch, type JobSearch } from './search/job-search.ts';
import { searchSummary } from './search/search-chips.ts';
import { useJobSearch } from './search/use-job-search.ts';
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

const FilterColumn = memo((panel: FacetPanelProps) => {
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
});

type StepsProps = Pick<ReturnType<typeof useJobSearch>, 'setSearch' | 'run'> & {
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Where one goes from the results. What is pressed may go away with what it offers, so focus goes to their heading. */
function useSteps(search: JobSearch, { setSearch, run, heading }: StepsProps) {
  const [clearings, setClearings] = useState(0);
  const clear = useCallback(() => {
    setClearings((before) => before + 1);
    setSearch({ ...emptySearch, currency: search.currency });
    heading.current?.focus({ preventScroll: true });
  }, [setSearch, search, heading]);
  const keepTyped = useCallback(() => {
    run(changed(search, { isAsTyped: true }));
    heading.current?.focus({ preventScroll: true });
  }, [run, search, heading]);
  const goTo = useCallback((page: number) => run({ ...search, page }), [run, search]);
  return { clearings, clear, keepTyped, goTo };
}

/** The job search: signed in it is the feed, for everybody else the page of open jobs. */
export function JobSearchView({ title, description, heading, searchingLabel, banner, linkTo }: JobSearchViewProps) {
  const { search, searched, answered, isStale, counts, asking, setSearch, run, names, isSeeker } = useJobSearch();
  const { found, facets } = answered;
  const total = found?.total;
  const leave = useReturnPoint(found !== undefined);
  const open = useBesideList(found && [...found.jobs, ...(found.alike?.jobs ?? [])], linkTo);
  const beside = useBeside();
  const isSplit = beside?.jobId !== undefined;
  const navigate = useNavigate();
  const resultsHeading = useRef<HTMLHeadingElement>(null);

  const searches = isSearch(search);
  const { clearings, clear, keepTyped, goTo } = useSteps(search, { setSearch, run, heading: resultsHeading });
  const openCard = useCallback(
    (jobId: string) => {
      leave(jobId);
      open(jobId);
    },
    [leave, open],
  );
  const openPost = useCallback((jobId: string) => navigate(linkTo(jobId)), [navigate, linkTo]);
  const panel = useMemo(
    () => ({ search, names, counts, total, onChange: setSearch }),
    [search, names, counts, total, setSearch],
  );

  return (
    <Page
      title={searches ? `${searchSummary(searched, names)} – ${title}` : title}
      heading={title}
      isDense
      description={<Words heading={heading}>{description}</Words>}
    >
      <SkipLink targetId="results-heading">Skip to results</SkipLink>
      {banner}
      <SearchForm
        // What is typed and not searched for is cleared with the rest.
        key={clearings}
        search={search}
        facets={facets}
        onChange={setSearch}
        headingId="search-heading"
        searchingLabel={searchingLabel}
        isSearching={asking.isFetching && searches}
        onSearch={run}
        onOpen={openPost}
      />
      <div className={isSplit ? `${styles.layout} ${styles.split}` : styles.layout}>
        <FilterColumn {...panel} />
        <Stack as="section" space={3} aria-labelledby="results-heading">
          <ResultsHead
            panel={panel}
            answered={answered.search}
            found={found}
            isStale={isStale}
            isSeeker={isSeeker}
            heading={resultsHeading}
            onClear={clear}
            onKeepTyped={keepTyped}
          />
          <Results
            search={answered.search}
            found={found}
            {...asking}
            isStale={isStale}
            isSeeker={isSeeker}
            heading={resultsHeading}
            linkTo={linkTo}
            onOpen={openCard}
            onChange={setSearch}
            onPage={goTo}
            onClear={clear}
          />
        </Stack>
        {isSplit ? beside.preview : null}
      </div>
    </Page>
  );
}
