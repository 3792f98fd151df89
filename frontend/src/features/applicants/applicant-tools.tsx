import type { ReactNode } from 'react';
import { below } from '../../theme/breakpoints.ts';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { type ApplicantList, type ApplicantSort, changed, sortWords } from './applicant-list.ts';
import * as styles from './applicants-view.css.ts';
import { FilterSheet } from './filter-sheet.tsx';

const sorts = (Object.keys(sortWords) as ApplicantSort[]).map((value) => ({ value, label: sortWords[value] }));

type ApplicantToolsProps = {
  /** How many there are; nothing while that is asked. */
  found: string;
  list: ApplicantList;
  onChange: (list: ApplicantList) => void;
  /** What is done with all of them. */
  children: ReactNode;
};

/** Above the list: how many, and, where no bar and no head of a table offer them, filters and order. */
export function ApplicantTools({ found, list, onChange, children }: ApplicantToolsProps) {
  const isPhone = useMediaQuery(below.tablet);
  const isNarrow = useMediaQuery(below.desktop);
  return (
    <div className={styles.tools}>
      <Text tone="muted" numeric>
        <output>{found}</output>
      </Text>
      <div className={styles.controls}>
        {isPhone ? <FilterSheet list={list} onChange={onChange} /> : null}
        {children}
        {isNarrow ? (
          <div className={styles.sort}>
            <Select<ApplicantSort>
              label="Sort by"
              isLabelHidden
              options={sorts}
              value={list.sort}
              onChange={(sort) => onChange(changed(list, { sort }))}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
