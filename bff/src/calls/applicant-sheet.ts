import { scorePercent } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pathTo } from '@waypost/contracts/paths';
import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a file without it for one in the code page of its computer, and show "Zoë" as "ZoÃ«". */
const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would take for a formula, also behind white space, quotes and what nobody sees: some programs strip these
 * first. Full-width signs too, which some input methods and programs read like the others.
 */
const formula = /^[\s"'`\p{Cf}\p{Cc}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u;

/**
 * The same behind whatever else parts cells: where decimals have a comma, spreadsheets take a semicolon for that and no quotes that
 * begin within a cell, so that line ends part rows there, too.
 */
const formulaBehind = /(?<=[;\t\r\n|])(?=(?:(?![\t\r\n])[\s"'`\p{Cf}\p{Cc}])*[=+\-@＝＋－＠﹢﹣﹦﹫−])/gu;

/** An answer of which a spreadsheet would make a day, "3-5", or a number without its zeros or its last digits. */
const misread = /^\s*(\d{1,4}\s*[-/]\s*\d{1,4}|0\d+|\d{12,}|\d+e\d+)\s*$/i;

/** A cell that says what it said, and computes nothing. */
export const inertCell = (text: string): string => {
  const inert = text.replaceAll(formulaBehind, "'");
  return formula.test(text) ? `'${inert}` : inert;
};

/** A cell of what somebody was asked, which stays as it is written. */
const writtenCell = (text: string): string => (misread.test(text) ? `'${text}` : text);

type Column = { header: string; cell: (applicant: Applicant) => string };

const oneDecimal = (months: number | null) => (months === null ? '' : (months / 12).toFixed(1));
/** Spreadsheets read it as a time; the zone stands in the head. */
const inMinutes = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function scoreNote({ score_status, score_stale, is_deleted }: Applicant): string {
  if (is_deleted) return '';
  if (score_stale) return 'Out of date';
  return { ready: '', pending: 'Being computed', unreadable: 'Without the resume', failed: 'Not computed' }[
    score_status
  ];
}

/** Somebody without a username is found by their id; who is hidden, by nothing. */
function profileOf({ user_info, user_id, is_deleted }: Applicant, publicUrl: string): string {
  const username = user_info?.username || user_id;
  return is_deleted || username === null ? '' : publicUrl + pathTo('publicProfile', { username });
}

function nameOf({ user_info, is_deleted, hidden_as }: Applicant): string {
  if (is_deleted) return 'Deleted applicant';
  if (hidden_as !== null) return `Applicant ${hidden_as}`;
  return [user_info?.first_name, user_info?.last_name].filter(Boolean).join(' ');
}

const aboutThem = (publicUrl: string): Column[] => [
  { header: 'Name', cell: nameOf },
  { header: 'E-mail', cell: ({ user_info }) => user_info?.email ?? '' },
  { header: 'Headline', cell: ({ user_info }) => user_info?.headline ?? '' },
  { header: 'City', cell: ({ city_name }) => city_name ?? '' },
  { header: 'Country', cell: ({ country_name }) => country_name ?? '' },
  { header: 'Experience (years)', cell: ({ total_experience_in_months }) => oneDecimal(total_experience_in_months) },
  { header: 'Score (%)', cell: ({ user_score }) => (user_score === null ? '' : String(scorePercent(user_score))) },
  { header: 'Score note', cell: scoreNote },
  { header: 'Your rating (of 5)', cell: ({ own_rating }) => (own_rating === null ? '' : String(own_rating)) },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Applied (UTC)', cell: ({ applied_at }) => inMinutes(applied_at) },
  { header: 'Resume', cell: ({ resume_info }) => resume_info?.title ?? '' },
  { header: 'Profile', cell: (applicant) => profileOf(applicant, publicUrl) },
];

/** A column a question of the post as it is now; answers to what it asked before stand together in the last one. */
function answersTo({ questions }: Pick<JobPost, 'questions'>): Column[] {
  const asked = [...new Set(questions.map(({ custom_question }) => custom_question.question_text))];
  const replyTo = (question: string): Column => ({
    header: question,
    cell: ({ answers }) => writtenCell(answers.find(({ question_text }) => question_text === question)?.reply ?? ''),
  });
  const others = ({ answers }: Applicant) =>
    answers.flatMap(({ question_text, reply }) =>
      asked.includes(question_text) ? [] : [`${question_text}: ${reply}`],
    );
  return [...asked.map(replyTo), { header: 'Earlier questions', cell: (applicant) => others(applicant).join('\n') }];
}

/** RFC 4180. */
const lines = (rows: string[][]) =>
  stringify(
    rows.map((row) => row.map(inertCell)),
    { record_delimiter: 'windows' },
  );

/** The applicants of a post as a table: its first line, and those of some of them. */
export function applicantSheet(post: Pick<JobPost, 'questions'>, publicUrl: string) {
  const columns = [...aboutThem(publicUrl), ...answersTo(post)];
  return {
    head: byteOrderMark + lines([columns.map(({ header }) => header)]),
    rowsOf: (applicants: readonly Applicant[]) =>
      lines(applicants.map((applicant) => columns.map(({ cell }) => cell(applicant)))),
  };
}
