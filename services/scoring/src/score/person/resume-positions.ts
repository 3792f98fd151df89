import type { ResumePosition } from '@waypost/contracts/calls/resumes';

/** A position that somebody has held; the present one has no end. Dates are `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export type Position = { title: string; start: string; end: string | undefined };

/** Those that say from when to when. A resume names the last month of each, which counts, too. */
export const positionsOf = (
  written: readonly ResumePosition[],
  anonymous: (text: string) => string,
): readonly Position[] =>
  written.flatMap(({ job_title, start, end, is_current }) =>
    start === undefined || (end === undefined && !is_current)
      ? []
      : [{ title: anonymous(job_title), start, end: is_current || end === undefined ? undefined : monthAfter(end) }],
  );

function monthAfter(written: string): string {
  const [year = 0, month = 1] = written.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
