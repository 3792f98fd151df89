import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { ReactNode } from 'react';
import type { useStatusChange } from '../../../entities/application/mutations.ts';
import { below } from '../../../theme/breakpoints.ts';
import { useMediaQuery } from '../../../ui/behaviour/use-media-query.ts';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { changed, type ApplicantList } from '../applicant-list.ts';
import * as styles from '../applicants-view.css.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { statusOfTab, tabOf, tabsOf } from '../filters/status-tabs.ts';
import { TopApplicants } from '../top/top-applicants.tsx';
import type { ApplicantTableProps } from './applicant-table.tsx';
import { ApplicantTools } from './applicant-tools.tsx';
import { ApplicantsPage, peopleWords } from './applicants-page.tsx';
import { BlindNote, BlindSwitch } from './blind-review.tsx';
import { DownloadList } from './download-list.tsx';
import type { useApplicants } from './use-applicants.ts';
import type { useSteady } from './use-steady.ts';

type ListAreaProps = {
  job: JobPost;
  answer: ReturnType<typeof useApplicants>;
  steady: ReturnType<typeof useSteady>;
  list: ApplicantList;
  onList: (list: ApplicantList) => void;
  rows: Omit<ApplicantTableProps, 'applicants' | 'sort' | 'onSort' | 'isStale' | 'isBlind'>;
  change: ReturnType<typeof useStatusChange>;
  /** Below the list. */
  children: ReactNode;
};

/** Whom one looks for, in which order, and who that is. */
export function ListArea({ job, answer, steady, list, onList, rows, change, children }: ListAreaProps) {
  const isNarrow = useMediaQuery(below.desktop);
  const { data, isPlaceholderData: isStale } = answer;
  const { applicants, news, update } = steady;
  const total = data?.total ?? 0;
  const isBlind = data?.is_blind ?? false;
  const page = (
    <ApplicantsPage
      job={job}
      answer={answer}
      applicants={applicants}
      list={list}
      onChange={onList}
      isBlind={isBlind}
      {...rows}
    />
  );
  return (
    <>
      {isNarrow ? null : <FilterBar list={list} onChange={onList} isBlind={isBlind} />}
      <div className={styles.list}>
        <ApplicantTools
          found={data === undefined || isStale ? '' : peopleWords(total)}
          news={isStale ? undefined : news}
          onUpdate={update}
          list={list}
          onChange={onList}
          isBlind={isBlind}
        >
          <BlindSwitch jobId={job._id} isBlind={data?.is_blind} />
          <DownloadList jobId={job._id} list={list} total={isStale ? undefined : data?.total} />
          <TopApplicants
            jobId={job._id}
            applicants={applicants}
            total={total}
            isKnown={data !== undefined}
            isStale={isStale}
            list={list}
            settable={rows.settable}
            onChange={(asked) => change.mutate(asked)}
          />
        </ApplicantTools>
        <BlindNote isBlind={isBlind} settable={rows.settable} />
        <Tabs
          label="Applicants by status"
          items={tabsOf(rows.settable, data?.counts).map((tab) => ({ ...tab, content: page }))}
          selected={tabOf(list.status)}
          onSelect={(id) => onList(changed(list, { status: statusOfTab(id) }))}
        />
        {children}
      </div>
    </>
  );
}
