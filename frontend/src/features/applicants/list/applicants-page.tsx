import { pageSizes } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { sentenceOf } from '../../../api/sentence-of.ts';
import type { Applicants } from '../../../entities/application/queries.ts';
import { counted } from '../../../format/counted.ts';
import { ListPage, type ListPageProps, type Shown } from '../../../ui/lists/list-page.tsx';
import { Loading } from '../../../ui/page/skeleton.tsx';
import { type ApplicantList, changed } from '../applicant-list.ts';
import * as styles from '../applicants-view.css.ts';
import { ApplicantTable, type ApplicantTableProps } from './applicant-table.tsx';
import { Nobody } from './nobody.tsx';
import { RowBones } from './row-bones.tsx';

export const peopleWords = (count: number) => counted(count, 'applicant');

const summaryOf = ({ page, pageCount, count, total }: Shown) =>
  `Page ${page} of ${pageCount} • ${count} of ${peopleWords(total)} shown`;

type ApplicantsPageProps = Omit<ApplicantTableProps, 'sort' | 'onSort' | 'isStale'> & {
  job: JobPost;
  answer: ListPageProps<Applicants, unknown>['answer'];
  list: ApplicantList;
  onChange: (list: ApplicantList) => void;
};

/** The page of applicants that is asked for. */
export function ApplicantsPage({ job, answer, applicants: rows, list, onChange, ...table }: ApplicantsPageProps) {
  return (
    <div className={styles.results}>
      <ListPage
        answer={answer}
        // The rows as they stand on the screen, which may differ from the newest answer: see `useSteady`.
        rowsOf={() => rows}
        loading={
          <Loading label="Loading applicants">
            <RowBones />
          </Loading>
        }
        failed="Failed to load applicants"
        renderFailure={(error) =>
          `${sentenceOf(error, 'Something went wrong on our side.')} Nothing about them has changed, and your filters are still set.`
        }
        empty={<Nobody list={list} job={job} onChange={onChange} />}
        label="Pages of applicants"
        page={list.page}
        pageSize={pageSizes.applicants}
        onPage={(page) => onChange({ ...list, page })}
        summaryOf={summaryOf}
      >
        {(applicants) => (
          <ApplicantTable
            {...table}
            applicants={applicants}
            sort={list.sort}
            onSort={(sort) => onChange(changed(list, { sort }))}
            isStale={answer.isPlaceholderData}
          />
        )}
      </ListPage>
    </div>
  );
}
