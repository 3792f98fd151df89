import type { Column, Row } from './columns.ts';
import { dateIn } from './dates.ts';
import type { ReadJobPost } from './job-post-of-row.ts';

const endOfTime = new Date(8.64e15);
/** What is no way of working, but says so. */
const isNo = (text = '') => /^(?:no|n|not? remote|false|0(?:\.0)?)$/i.test(text);

/** What a row says that its post does not, as it was not understood. */
export function leftOutOf(row: Row, post: ReadJobPost): Column[] {
  const isRead: Partial<Record<Column, boolean>> = {
    company: post.custom_company !== undefined,
    location: post.places.length > 0 || post.work_mode !== undefined,
    salary: post.expected_max_ctc !== undefined,
    salary_min: post.expected_max_ctc !== undefined,
    salary_max: post.expected_max_ctc !== undefined,
    job_type: post.job_type !== undefined,
    work_mode: post.work_mode !== undefined || isNo(row.work_mode),
    experience: post.minimum_yrs_of_exp_needed !== undefined,
    url: post.links.length > 0,
    apply_url: post.apply_link !== undefined,
    posted: post.posted_date !== undefined,
    valid_through: dateIn(row.valid_through ?? '', endOfTime) !== undefined,
  };
  const columns = Object.keys(isRead) as (keyof typeof isRead)[];
  return columns.filter((column) => row[column] !== undefined && isRead[column] === false);
}
