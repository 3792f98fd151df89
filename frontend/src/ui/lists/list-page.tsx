import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../content/card.tsx';
import { type Answer, QueryView } from '../page/query-view.tsx';
import { ErrorState } from '../page/state.tsx';
import { EmptyPage } from './empty-page.tsx';
import { knownOf } from './known-of.ts';
import * as styles from './list-page.css.ts';
import { Pagination } from './pagination.tsx';

/** What a page of a list shows of the whole. */
export type Shown = { page: number; pageCount: number; count: number; total: number };

export type ListPageProps<Found extends { total: number }, Row> = {
  answer: Answer<Found> & { isPlaceholderData: boolean };
  rowsOf: (found: Found) => readonly Row[];
  /** Bones of the rows. */
  loading: ReactNode;
  /** What could not be fetched, at first or again. */
  failed: string;
  /** Why, and what is safe. */
  renderFailure: (error: Error) => ReactNode;
  /** What stands here while the list has nobody and nothing. */
  empty: ReactNode;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** "Page 2 of 7 • 15 results shown", in the words of the screen. */
  summaryOf: (shown: Shown) => string;
  label?: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The one way in which a list with pages looks: on its way, failed, out of date, empty, beyond its end, there. */
export function ListPage<Found extends { total: number }, Row>({
  answer,
  rowsOf,
  loading,
  failed,
  renderFailure,
  empty,
  page,
  pageSize,
  onPage,
  summaryOf,
  children,
  ...pagination
}: ListPageProps<Found, Row>) {
  const top = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  // The page that was asked for is read from its start: the button that was pressed stands below it.
  useEffect(() => {
    if (!isAsked.current || top.current === null) return;
    isAsked.current = false;
    top.current.focus({ preventScroll: true });
  });
  const goTo = (next: number) => {
    isAsked.current = true;
    onPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const show = (found: Found) => {
    const rows = rowsOf(found);
    const pageCount = Math.max(1, Math.ceil(found.total / pageSize));
    if (rows.length === 0) {
      return (
        <Card space={0}>
          {found.total === 0 ? empty : <EmptyPage page={page} pageCount={pageCount} onChange={goTo} />}
        </Card>
      );
    }
    const summary = summaryOf({ page, pageCount, count: rows.length, total: found.total });
    return (
      <div className={styles.list} ref={top} role="group" aria-label={summary} tabIndex={-1}>
        {children(rows)}
        <Pagination {...pagination} page={page} pageCount={pageCount} summary={summary} onChange={goTo} />
      </div>
    );
  };
  return (
    <QueryView
      answer={{ ...answer, data: knownOf(answer, rowsOf) }}
      loading={loading}
      renderFailure={(error, retry) => (
        <Card space={0}>
          <ErrorState title={failed} {...retry}>
            {renderFailure(error)}
          </ErrorState>
        </Card>
      )}
      staleTitle={failed}
    >
      {show}
    </QueryView>
  );
}
