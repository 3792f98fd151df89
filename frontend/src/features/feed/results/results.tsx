import { pageSizes } from '@waypost/contracts/constants';
import { memo, type RefObject } from 'react';
import { sentence } from '../../../format/sentence.ts';
import { Card } from '../../../ui/content/card.tsx';
import { EmptyPage } from '../../../ui/lists/empty-page.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { Bone, BoneLines, Loading } from '../../../ui/page/skeleton.tsx';
import { ErrorState } from '../../../ui/page/state.tsx';
import { pageWords } from '../feed-words.ts';
import { shownCurrency } from '../filters/pay.ts';
import { isSearch, type JobSearch } from '../search/job-search.ts';
import { failure } from '../search/search-news.ts';
import { lastPage } from '../search/search-url.ts';
import type { Found } from '../search/use-job-search.ts';
import { AlikeJobs } from './alike-jobs.tsx';
import { JobCards } from './job-cards.tsx';
import { NoResults } from './no-results.tsx';
import * as styles from './results.css.ts';

function ResultBones() {
  return (
    <Loading label="Loading jobs">
      <Stack space={3}>
        {[58, 44, 66, 50, 62].map((width) => (
          <Card key={width} padding="md" space={0}>
            <div className={styles.bones}>
              <Bone width="2.5rem" height="2.5rem" />
              <Stack space={2}>
                <Bone width={`${width}%`} height="1.25rem" />
                <Bone width="12rem" height="0.75rem" />
                <Bone width="16rem" height="1.25rem" />
                <BoneLines count={2} />
              </Stack>
            </div>
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}

type ResultsProps = {
  /** The search that `found` answers, which is an earlier one while the next answer is on its way. */
  search: JobSearch;
  found: Found | undefined;
  error: Error | null;
  errorUpdatedAt: number;
  isFetching: boolean;
  isStale: boolean;
  refetch: () => unknown;
  /** Who is told how well they fit. */
  isSeeker: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  linkTo: (jobId: string) => string;
  onOpen: (jobId: string) => void;
  onChange: (search: JobSearch) => void;
  onPage: (page: number) => void;
  onClear: () => void;
};

/** The page of posts that a search found, or what stands there instead. */
export const Results = memo(({ found: data, error, errorUpdatedAt, isFetching, refetch, ...props }: ResultsProps) => {
  const { search } = props;
  return (
    <QueryView
      answer={{ data, error, errorUpdatedAt, isFetching, refetch }}
      loading={<ResultBones />}
      renderFailure={(error, retry) => (
        <Card>
          <ErrorState title={isSearch(search) ? 'Search isn’t working right now' : 'Failed to load jobs'} {...retry}>
            {sentence(failure(error))} Your keyword and filters are still here.
          </ErrorState>
        </Card>
      )}
    >
      {(found) => <FoundPage {...props} found={found} />}
    </QueryView>
  );
});

type FoundPageProps = Omit<ResultsProps, 'found' | 'error' | 'errorUpdatedAt' | 'isFetching' | 'refetch'> & {
  found: Found;
};

function FoundPage({
  search,
  found,
  isStale,
  isSeeker,
  heading,
  linkTo,
  onOpen,
  onChange,
  onPage,
  onClear,
}: FoundPageProps) {
  const cards = { cityIds: search.cityIds, currency: shownCurrency(search), isSeeker, linkTo, onOpen };
  const alike = found.alike && <AlikeJobs alike={found.alike} {...cards} />;
  if (found.total === 0) {
    return (
      <div className={styles.list} data-stale={isStale} aria-busy={isStale}>
        <NoResults search={search} loosenings={found.loosenings} alike={alike} onChange={onChange} onClear={onClear} />
      </div>
    );
  }
  const pageCount = Math.min(lastPage, Math.ceil(found.total / pageSizes.search));
  const goTo = (page: number) => {
    onPage(page);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  if (found.jobs.length === 0) {
    return (
      <Card space={0}>
        <EmptyPage page={found.page} pageCount={pageCount} onChange={goTo} />
      </Card>
    );
  }
  return (
    <div className={styles.list} data-stale={isStale} aria-busy={isStale}>
      <JobCards {...cards} jobs={found.jobs} matching={found.matching} />
      {alike}
      <Pagination
        label="Pages of results"
        page={found.page}
        pageCount={pageCount}
        summary={pageWords(found.page, pageCount, found.jobs.length)}
        onChange={goTo}
      />
    </div>
  );
}
