import { describe, expect, it } from 'vitest';
import { readYears } from './years.ts';

/** What a person would read from each: the least, and the most where there is an end. Invented, no sentence of a real post. */
type Judged = [text: string, minimum: number, maximum: number | undefined];

const askedFor: Judged[] = [
  ['5+ years Java', 5, undefined],
  ['5+ years of backend development', 5, undefined],
  ['Minimum 5 years Java', 5, undefined],
  ['Between 2 and 4 years', 2, 4],
  ['Two years of nursing', 2, undefined],
  ['Python (3+ yrs)', 3, undefined],
  ["at least three years' experience", 3, undefined],
  ['3-5 yrs', 3, 5],
  ['A decade in logistics experience', 10, undefined],
  ['18 months of experience', 1, undefined],
  ['6+ years', 6, undefined],
  ['5+ years backend', 5, undefined],
  ['Less than 2 years in the trade', 0, 2],
  ['5 years and above', 5, undefined],
  ['5 years minimum', 5, undefined],
  ['3 years max', 0, 3],
  ['5+ YOE', 5, undefined],
  ['YOE: 4', 4, undefined],
  ['Java - 5 years', 5, undefined],
  ['one to two years', 1, 2],
  ['a couple of years behind a bar', 2, undefined],
  ["Bachelor's degree and 4 years of accounting", 4, undefined],
  ['RN with two years in ICU', 2, undefined],
  ['10+ yrs', 10, undefined],
  ['5+ years project management', 5, undefined],
  ['3 years contract negotiation', 3, undefined],
  ['2 years school teaching', 2, undefined],
  ['4 years in operations', 4, undefined],
  ['Minimum 3 year Java', 3, undefined],
  ['5+ year Java', 5, undefined],
  ['2+ years SaaS sales or 4+ years of retail', 2, undefined],
  ['4 years of combined education and work experience', 4, undefined],
];

const told: Judged[] = [
  ['5+ years of experience', 5, undefined],
  ['A decade of experience in retail', 10, undefined],
  ['Over a decade of experience', 10, undefined],
  ['Half a year of experience', 0, undefined],
  ['at least 18 months in a call centre', 1, undefined],
  ['2–4 years in sales', 2, 4],
  ['2 to 4 years in sales', 2, 4],
  ['From 2 to 4 years as a nurse', 2, 4],
  ['three to five (3-5) years in payroll', 3, 5],
  ['five (5) years of bookkeeping', 5, undefined],
  ['5 (five) years of bookkeeping', 5, undefined],
  ['No less than 7 years in banking', 7, undefined],
  ['not fewer than 4 yrs teaching', 4, undefined],
  ['more than 8 years managing people', 8, undefined],
  ['Upwards of 6 years in plumbing', 6, undefined],
  ['> 5 years in C++', 5, undefined],
  ['>=3 years SQL', 3, undefined],
  ['≥ 2 yrs PHP', 2, undefined],
  ['Up to 3 years of experience', 0, 3],
  ['Maximum 2 years of experience', 0, 2],
  ['No more than 3 years of work experience', 0, 3],
  ['5 years or more in a warehouse', 5, undefined],
  ['5 or more years in a warehouse', 5, undefined],
  ['5 plus years of Ruby', 5, undefined],
  ['5-plus years of Ruby', 5, undefined],
  ['ten-plus years leading teams', 10, undefined],
  ['5 + years selling cars', 5, undefined],
  ['5+years welding', 5, undefined],
  ['5yrs+ welding', 5, undefined],
  ['+5 years of experience in audit', 5, undefined],
  ['Experience: 4 years', 4, undefined],
  ['Years of experience: 5+', 5, undefined],
  ['Years of experience required: 3-5', 3, 5],
  ['Experience (years): 2', 2, undefined],
  ['Experience: 3–6 years', 3, 6],
  ['Java: 5 years', 5, undefined],
  ['Carpentry (two years)', 2, undefined],
  ["1-2 years' experience", 1, 2],
  ['1.5 years in a kitchen', 1, undefined],
  ['two and a half years in a kitchen', 2, undefined],
  ['Two decades of practice', 20, undefined],
  ['5 years experience', 5, undefined],
  ['3 year experience in retail', 3, undefined],
  ['3-year experience in retail', 3, undefined],
  ['3+ to 5 years of Go', 3, 5],
  ['3-5+ years of Go', 3, undefined],
  ['3 years to 5 years of Go', 3, 5],
  ['2 or 3 years of waiting tables', 2, 3],
  ['3/4 years of waiting tables', 3, 4],
  ['We are looking for someone with 5+ years of design', 5, undefined],
  ['Our client needs a driver with at least 2 years on the road', 2, undefined],
  ['You have worked at least four years in a lab', 4, undefined],
  ['You bring 3 years in customer care', 3, undefined],
  ['Must have a minimum of 6 months driving', 0, undefined],
  ['Seven years’ post-qualification practice', 7, undefined],
  ['PQE 3+ years', 3, undefined],
  ['At least one year of experience', 1, undefined],
  ['One full year of experience', 1, undefined],
  ['a year of experience as a barista', 1, undefined],
  ['0-2 years of experience', 0, 2],
  ['Fifteen years of surgical experience', 15, undefined],
  ['12+ months experience in a similar role', 1, undefined],
  ['24 months of experience', 2, undefined],
  ['6-18 months of experience', 0, 2],
  ['5 full years in tax', 5, undefined],
  ["2+ years' hands-on Terraform", 2, undefined],
  ['3+ yrs exp. in QA', 3, undefined],
  ['Senior role (7+ years)', 7, undefined],
  ['in Kotlin for at least 3 years', 3, undefined],
  ['5 years of operations management', 5, undefined],
  ['5+ years of program management', 5, undefined],
  ['3 years of success in field sales', 3, undefined],
  ['2 years in a senior role', 2, undefined],
  ['Minimum of one-year general nursing experience', 1, undefined],
];

const noExperienceAsked = [
  '401(k) after 2 years',
  'founded 20 years ago',
  'a 3-year contract',
  'over 18 years of age',
  'Must be at least 18 years old',
  'Applicants must be over 21 years',
  'a 4-year degree',
  '4 year college degree',
  'Two years of college',
  'in the last 5 years',
  'No accidents in the past 3 years',
  'within 2 years of hire',
  'visa valid for 2 years',
  'Driving licence held for 2 years',
  'Lived in the UK for the last 5 years',
  'Two years of study at a college',
  'a one year contract',
];

const noExperienceTold = [
  '401(k) after 2 years',
  'Founded 20 years ago',
  'a 3-year contract',
  'Must be over 18 years of age',
  'company with 25 years of history',
  'A company with 25 years of experience in the market',
  'We have 20 years of experience in logistics',
  'Our team has over 15 years of experience',
  'With more than 20 years in business, we know our craft',
  'Contract length: 2 years',
  'Duration: 18 months',
  '12-month fixed-term contract',
  'A 2-year apprenticeship',
  '5-year plan',
  'salary review every 2 years',
  'stock vests over 4 years',
  'children aged 2 to 4 years',
  'You teach children between 3 and 6 years old',
  '2 years warranty',
  '6 months probation',
  "Three months' notice",
  'Probation period of 6 months',
  '$80,000 a year',
  '25 days of holiday a year',
  'We have grown for 10 years in a row',
  'sabbatical after five years',
  'a bonus after one year',
  'The project runs for 18 months',
  'Our 10-year anniversary',
  'a 30-year history',
  'for over 20 years we have served families',
  'Promotion within 2 years',
  'Serving clients for 12 years',
  'over the next 3 years',
  'first 2 years',
  '2 years old startup',
  'a ten-year-old family business',
  'Winner of best employer 3 years in a row',
  'training lasts 2 years',
  'The role is for 12 months',
  'This is a 12 month maternity cover',
  '18 month FTC',
  'in two years you will lead the team',
  'One year nursing program',
  'a 6+ month position',
  'A 3-6 month training program',
  'in less than one year we doubled',
  '20 years of history',
  'with 25 years of proud tradition',
  '1 year fixed term',
  '12 months FTC',
  'Open to people with 3 years behind a wheel',
];

const rangesOf = (text: string, ...speaking: ['asked'?]) =>
  readYears(text, ...speaking).map(({ minimum, maximum }) => ({ minimum, maximum }));

describe('years as people write them', () => {
  it.each(askedFor)('in a qualification: %s', (text, minimum, maximum) => {
    expect(rangesOf(text, 'asked')[0]).toEqual({ minimum, maximum });
  });

  it.each(told)('in running text: %s', (text, minimum, maximum) => {
    expect(rangesOf(text)[0]).toEqual({ minimum, maximum });
  });
});

describe('what is not years of experience', () => {
  it.each(noExperienceAsked)('in a qualification: %s', (text) => {
    expect(readYears(text, 'asked')).toEqual([]);
  });

  it.each(noExperienceTold)('in running text: %s', (text) => {
    expect(readYears(text)).toEqual([]);
  });
});

it('reads one statement after another, each with what stands around it', () => {
  const text =
    'Founded 20 years ago. You bring 3-5 years of sales, ideally 2+ years of it abroad. Holiday rises after 4 years.';
  expect(readYears(text)).toMatchObject([
    { minimum: 3, maximum: 5, isPreferred: false },
    { minimum: 2, isPreferred: true },
  ]);
});

it.each(['3 years of Go would be a plus', 'Preferably 3 years of Go', '3 years of Go preferred'])(
  'knows that %s is not required',
  (text) => {
    expect(readYears(text, 'asked')).toMatchObject([{ minimum: 3, isPreferred: true }]);
  },
);

it('reads sentences that were run together where a page was copied', () => {
  expect(
    rangesOf("Bachelor's degree required.Minimum 4 years of welding experienceForklift licence is a plus"),
  ).toEqual([{ minimum: 4, maximum: undefined }]);
});

it('gives the place of the words, also behind white space', () => {
  const text = 'You bring\n\n\n\n\n     3-5 years of experience.';
  const [read] = readYears(text);
  expect(text.slice(read?.start, read?.end)).toBe('3-5 years');
  expect(read?.words).toBe('3-5 years');
});
