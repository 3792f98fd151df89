import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { below } from '../../../theme/breakpoints.ts';
import { useMediaQuery } from '../../../ui/behaviour/use-media-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Select } from '../../../ui/fields/select/select.tsx';
import { FilterSheet } from '../../../ui/overlays/filter-sheet.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import {
  type ApplicantList,
  type ApplicantSort,
  changed,
  countFilters,
  everybody,
  sortWords,
} from '../applicant-list.ts';
import * as styles from '../applicants-view.css.ts';
import { FilterBar } from '../filters/filter-bar.tsx';

/** Whose name is hidden is not put in its place either. */
const sortsOf = (isBlind: boolean) =>
  (Object.keys(sortWords) as ApplicantSort[])
    .filter((value) => !isBlind || value !== 'name')
    .map((value) => ({ value, label: sortWords[value] }));

type SortSelectProps = Pick<ApplicantToolsProps, 'list' | 'onChange' | 'isBlind'> & { isLabelHidden?: boolean };

const SortSelect = ({ list, onChange, isBlind, isLabelHidden = false }: SortSelectProps) => (
  <Select<ApplicantSort>
    label="Sort by"
    isLabelHidden={isLabelHidden}
    options={sortsOf(isBlind)}
    value={isBlind && list.sort === 'name' ? everybody.sort : list.sort}
    onChange={(sort) => onChange(changed(list, { sort }))}
  />
);

/** As high as the words that come. */
const nothingYet = '\u00a0';

type ApplicantToolsProps = {
  /** How many there are; nothing while that is asked. */
  found: string;
  /** What the list does not show yet, so that nothing moves under the pointer. */
  news?: string | undefined;
  onUpdate: () => void;
  list: ApplicantList;
  onChange: (list: ApplicantList) => void;
  isBlind: boolean;
  /** What is done with all of them. */
  children: ReactNode;
};

/** Above the list: how many, in which order, and, where no bar offers them, the filters. */
export function ApplicantTools({ found, news, onUpdate, list, onChange, isBlind, children }: ApplicantToolsProps) {
  const isNarrow = useMediaQuery(below.desktop);
  return (
    <div className={styles.tools}>
      <div className={styles.found}>
        <Text tone="muted" numeric>
          <output>{found || nothingYet}</output>
        </Text>
        <output>
          {news === undefined ? null : (
            <Button size="sm" icon={<ArrowUp size={14} aria-hidden />} onPress={onUpdate}>
              {`${news}: update the list`}
            </Button>
          )}
        </output>
      </div>
      <div className={styles.controls}>
        {isNarrow ? (
          <FilterSheet count={countFilters(list)}>
            {(close) => (
              <Stack space={4}>
                {/* What is typed below may not be applied yet. */}
                <SortSelect list={list} isBlind={isBlind} onChange={onChange} />
                <FilterBar
                  isStacked
                  isBlind={isBlind}
                  list={list}
                  onChange={(next) => {
                    onChange(next);
                    close();
                  }}
                />
              </Stack>
            )}
          </FilterSheet>
        ) : (
          <div className={styles.sort}>
            <SortSelect list={list} onChange={onChange} isBlind={isBlind} isLabelHidden />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
