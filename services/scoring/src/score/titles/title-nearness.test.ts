import { expect, it } from 'vitest';
import { alikeBy, titleNearness } from './title-nearness.ts';

it.each(['Intern', 'Chief', 'Senior', 'Team lead', '看護師', 'Бухгалтер', 'C++', 'Lantern keeper', '<b>Zq</b>'])(
  'takes %s for what it is, however it is written in capitals, and needs no kind of work to say why',
  (title) => {
    expect(titleNearness(title, title.toUpperCase())).toBe(1);
    expect(alikeBy(title, title.toUpperCase())).toBeUndefined();
  },
);

it('finds nothing alike where nothing is said', () => {
  expect(titleNearness(' ', '')).toBe(0);
});

it.each([
  ['QC Chemist', 'Quality Control Chemist'],
  ['AP Clerk', 'Accounts Payable Clerk'],
  ['Ops Mgr.', 'Operations Manager'],
  ['Java Dev', 'Java Developer'],
  ['SDR', 'Sales Development Representative'],
  ['Full-Stack Developer', 'Fullstack Developer'],
  ['Front-end Engineer', 'Frontend Engineer'],
])('%s is a %s', (short, long) => {
  expect(titleNearness(short, long)).toBe(1);
  expect(alikeBy(short, long)).toBeUndefined();
});

it.each([
  ['AR Developer', 'Accounts Receivable Developer'],
  ['Dev Ops Engineer', 'Dev Operations Engineer'],
])('%s is no %s', (title, other) => expect(titleNearness(title, other)).toBeLessThan(1));

it.each([
  ['Associate', 'Warehouse Associate'],
  ['Manager', 'Marketing Manager'],
  ['Team Member', 'Warehouse Team Member'],
])('%s alone is little of a %s: it is of whatever work', (rank, title) => {
  expect(titleNearness(rank, title)).toBeLessThan(0.4);
  expect(titleNearness(title, rank)).toBeLessThan(0.4);
});
