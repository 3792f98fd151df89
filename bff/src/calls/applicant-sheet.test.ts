import { anApplicant, anAnswer } from '@waypost/contracts/testing/applications';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { superLinear } from '@waypost/contracts/testing/super-linear';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { applicantSheet, inertCell } from './applicant-sheet.ts';

const asking = (...texts: string[]) => ({
  questions: texts.map((question_text, at) => ({
    _id: String(at).padStart(24, '0'),
    custom_question: { question_text, question_type: 'text' as const },
    is_required: false,
  })),
});
const sheet = applicantSheet(asking('Why us?'), 'https://waypost.example');
const rows = (text: string) => parse(text, { bom: true, columns: true }) as Record<string, string>[];
const rowOf = (some: Parameters<typeof anApplicant>[0]) => rows(sheet.head + sheet.rowsOf([anApplicant(some)]))[0];

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '  =1',
  '"=1',
  "'=1",
  ' \u200B=1',
  '\uFEFF@x',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '−1',
])('what a spreadsheet would compute is a text: %j', (text) => expect(inertCell(text)).toBe(`'${text}`));

test.each([
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada; "=1', 'Ada;\' "=1'],
  ['Ada\t@x', "Ada\t'@x"],
  ['Ada|+1', "Ada|'+1"],
  ['Ada\n=1+1\nBea', "Ada\n'=1+1\nBea"],
  ['Ada\r\n\r\n;-1', "Ada\r\n\r\n;'-1"],
  ['=1;=2', "'=1;'=2"],
  ['\n=1', "'\n'=1"],
])('where a spreadsheet parts cells by other signs, too, nothing is computed: %j', (text, cell) =>
  expect(inertCell(text)).toBe(cell),
);

test.each([';', '\t', '|'])('no row of a sheet that is parted by %j has a formula', (delimiter) => {
  const said = ['Ada', 'x;=1+1', 'y\t=1+1', 'z|=1+1', 'two, of\n=1+1\n"lines";=1+1'];
  const answers = said.map((reply) => ({ _id: '0'.repeat(24), ...anAnswer({ question_text: 'Why us?', reply }) }));
  const text = answers.map((answer) => sheet.rowsOf([anApplicant({ answers: [answer] })])).join('');
  // A quote within a cell begins nothing there: a line ends where it ends.
  const cells = text.split(/\r?\n/).flatMap((line) => line.split(delimiter));
  expect(cells.filter((cell) => /^[\s"]*=/.test(cell))).toEqual([]);
});

test('a long text without a formula is looked through in one go', () => {
  expect(superLinear(inertCell, { longest: 20_000 })).toBeUndefined();
});

test.each(['Ada', '', 'a=b', '3 + 4', 'C++', 'ada@example.org', '"Ada"', "O'Hara", 'a; b', 'a\nb', '🙂', 'ـ'])(
  'what is no formula stays as it is: %j',
  (text) => expect(inertCell(text)).toBe(text),
);

test.each([
  ['3-5', "'3-5"],
  ['3 / 4', "'3 / 4"],
  ['0049170', "'0049170"],
  ['491701234567', "'491701234567"],
  ['12E34', "'12E34"],
  ['3-5 years', '3-5 years'],
  ['2.5', '2.5'],
  ['0', '0'],
  ['2027-01-15', '2027-01-15'],
])('an answer of %j is %j in a sheet, which would else make a day or another number of it', (reply, cell) =>
  expect(rowOf({ answers: [{ ...anAnswer({ question_text: 'Why us?', reply }), _id: '0'.repeat(24) }] })).toMatchObject(
    { 'Why us?': cell },
  ),
);

test('lines end as RFC 4180 says, after a mark that tells spreadsheets the encoding', () => {
  const text = sheet.head + sheet.rowsOf([anApplicant()]);
  expect(text.startsWith('\uFEFFName,')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text.endsWith('\r\n')).toBe(true);
});

test('a row says what the list and the details do', () => {
  const row = rowOf({
    user_info: {
      ...aPublicUser({ first_name: 'Zoë', last_name: 'Ash', username: 'zoe' }),
      email: 'zoe@example.org',
      headline: 'Grower, "green" thumb',
    },
    total_experience_in_months: 30,
    user_score: 615,
    own_rating: 4,
    score_stale: true,
    applied_at: '2026-11-20T09:30:12.000Z',
    status: 'Not Selected',
    answers: [
      { _id: '0'.repeat(24), ...anAnswer({ question_text: 'Why us?', reply: 'Two\nlines' }) },
      { _id: '1'.repeat(24), ...anAnswer({ question_text: 'Gone?', reply: '=HYPERLINK("x")' }) },
    ],
  });
  expect(row).toEqual({
    Name: 'Zoë Ash',
    'E-mail': 'zoe@example.org',
    Headline: 'Grower, "green" thumb',
    City: 'Lyon',
    Country: 'France',
    'Experience (years)': '2.5',
    'Score (%)': '62',
    'Score note': 'Out of date',
    'Your rating (of 5)': '4',
    Status: 'Not Selected',
    'Applied (UTC)': '2026-11-20 09:30',
    Resume: 'resume.pdf',
    Profile: 'https://waypost.example/profile/zoe',
    'Why us?': 'Two\nlines',
    'Earlier questions': 'Gone?: =HYPERLINK("x")',
  });
});

test('of somebody who is gone, or not known yet, cells stay empty', () => {
  const gone = { is_deleted: true, user_info: null, resume_info: null, total_experience_in_months: null };
  expect(rowOf({ ...gone, city_name: null, country_name: null })).toMatchObject({
    Name: 'Deleted applicant',
    'E-mail': '',
    'Experience (years)': '',
    'Score (%)': '',
    'Score note': '',
    Profile: '',
  });
  expect(rowOf({ user_info: null })).toMatchObject({ Name: '', 'Score (%)': '', 'Score note': 'Being computed' });
});

test('questions and names that would be formulas are none', () => {
  const hostile = applicantSheet(asking('=cmd|x'), 'https://waypost.example');
  const user_info = { ...aPublicUser({ first_name: '=2+5', last_name: '' }), email: '@x' };
  const [row] = rows(hostile.head + hostile.rowsOf([anApplicant({ user_info })]));
  expect(row).toMatchObject({ Name: "'=2+5", 'E-mail': "'@x" });
  expect(Object.keys(row ?? {})).toContain("'=cmd|x");
});
