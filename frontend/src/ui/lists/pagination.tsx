import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '../content/text.tsx';
import { pagesAround } from './page-window.ts';
import * as styles from './pagination.css.ts';

export type PaginationProps = {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** "Page 2 of 7 • 15 results shown": the words each screen has of its own. */
  summary?: ReactNode;
  label?: string;
};

export function Pagination({ page, pageCount, onChange, summary, label = 'Pages' }: PaginationProps) {
  const step = (name: string, to: number, icon: ReactNode, isDisabled: boolean) => (
    <li>
      <button
        type="button"
        className={styles.page}
        aria-label={name}
        disabled={isDisabled}
        onClick={() => onChange(to)}
      >
        {icon}
      </button>
    </li>
  );
  return (
    <nav aria-label={label} className={styles.nav}>
      {summary === undefined ? null : (
        <Text tone="muted" numeric>
          {summary}
        </Text>
      )}
      <ul className={styles.list}>
        {step('First page', 1, <ChevronFirst size={16} aria-hidden />, page <= 1)}
        {step('Previous page', page - 1, <ChevronLeft size={16} aria-hidden />, page <= 1)}
        {pagesAround(page, pageCount).map((number) => (
          <li key={number} className={number === page ? undefined : styles.wideOnly}>
            <button
              type="button"
              className={styles.page}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onChange(number)}
            >
              {number}
            </button>
          </li>
        ))}
        {step('Next page', page + 1, <ChevronRight size={16} aria-hidden />, page >= pageCount)}
        {step('Last page', pageCount, <ChevronLast size={16} aria-hidden />, page >= pageCount)}
      </ul>
    </nav>
  );
}
