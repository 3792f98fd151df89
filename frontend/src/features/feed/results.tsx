import { pageSizes } from '@waypost/contracts/constants';
import type { RefObject } from 'react';
import { JobCard } from '../../entities/job-post/job-card.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Bone, BoneLines, Loading } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { pageWords } from './feed-words.ts';
import { isSearch, type JobSearch } from './job-search.ts';
import { NoResults } from './no-results.tsx';
import * as styles from './results.css.ts';
import { lastPage } from './search-url.ts';
import { failure, type Found } from './use-job-search.ts';

function ResultBones() {
  return (
    <Loading label="Loading jobs">
      <Stack space={3}>
        {[58, 44, 66, 50].map((width) => (
          <Card key={width} padding="md" space={3}>
            <Bone width={`${width}%`} height="1.5rem" />
            <BoneLines count={2} />
            <Inline>
              <Bone width="4rem" height="1.25rem" />
              <Bone width="5rem" height="1.25rem" />
            </Inline>
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}

type ResultsProps = {
  search: JobSearch;
  found: Found | undefined;
  error: Error | null;
  isFetching: boolean;
  /** What is shown answers an earlier search. */
  isStale: boolean;
  /** Milliseconds since 1970. */
  foundAt: number;
  heading: RefObject<HTMLHeadingElement | null>;
  linkTo: (jobId: string) => string;
  onOpen: (jobId: string) => void;
  onChange: (search: JobSearch) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  onRetry: () => void;
};

/** The page of posts that a search found, or what stands there instead. */
export function Results(props: ResultsProps) {
  const { search, found, error, isFetching, isStale, foundAt, heading, linkTo, onOpen, onChange, onPage, onClear } =
    props;
  if (error !== null && found === undefined) {
    return (
      <Card>
        <ErrorState
          title={isSearch(search) ? 'The search did not work' : 'Failed to load jobs'}
          isRetrying={isFetching}
          onRetry={props.onRetry}
        >
          {failure(error)} Your keyword and filters are still there.
        </ErrorState>
      </Card>
    );
  }
  if (found === undefined) return <ResultBones />;
  if (found.total === 0) {
    return <NoResults search={search} loosenings={found.loosenings} onChange={onChange} onClear={onClear} />;
  }
  const pageCount = Math.min(lastPage, Math.ceil(found.total / pageSizes.search));
  return (
    <div className={styles.list} data-stale={isStale} aria-busy={isStale}>
      {found.jobs.map((job) => (
        <JobCard key={job._id} job={job} to={linkTo(job._id)} now={foundAt} onOpen={onOpen} />
      ))}
      <Pagination
        label="Pages of results"
        page={found.page}
        pageCount={pageCount}
        summary={pageWords(found.page, pageCount, found.jobs.length)}
        onChange={(page) => {
          onPage(page);
          heading.current?.focus({ preventScroll: true });
          heading.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
}
