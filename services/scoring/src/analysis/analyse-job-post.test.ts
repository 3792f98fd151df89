import { expect, it } from 'vitest';
import { analyseJobPost } from './analyse-job-post.ts';
import type { AnalysedPost } from './analysed-post.ts';
import { unresolvedUsualSkills } from './roles.ts';

const analyse = (post: Partial<AnalysedPost>) =>
  analyseJobPost({ title: 'Developer', description: '', responsibility: '', minimum_qualification: '', ...post });
const namesIn = (post: Partial<AnalysedPost>) => analyse(post).skills.map(({ skill }) => skill);

it('lists each skill once, with every place it was read from', () => {
  const { skills } = analyse({ title: 'Java Developer', minimum_qualification: 'Experience with Java.' });
  expect(skills).toEqual([
    expect.objectContaining({
      skill: 'Java',
      is_custom: false,
      evidence: [
        { field: 'minimum_qualification', start: 16, end: 20, text: 'Java' },
        { field: 'title', start: 0, end: 4, text: 'Java' },
      ],
    }),
  ]);
});

it('takes the level from the words, and from the years where the words say nothing', () => {
  const { skills } = analyse({ minimum_qualification: '3+ years of experience with Java. Familiarity with Docker.' });
  expect(skills.map((item) => [item.skill, item.proficiency_level])).toEqual([
    ['Java', 'Expert'],
    ['Docker', 'Beginner'],
  ]);
});

it('says what employment it is by the title before all else, with the words as they stand', () => {
  const post = {
    title: 'Baker (part-time)',
    description: 'Full-time.',
    minimum_qualification: 'A paid internship.',
  };
  expect(analyse(post).job_type).toEqual({
    job_type: 'Part-Time',
    evidence: { field: 'title', start: 7, end: 16, text: 'part-time' },
  });
  expect(analyse({ ...post, title: 'Baker' }).job_type).toMatchObject({ evidence: { field: 'description' } });
});

it('counts years of what is done, not of being attentive', () => {
  const { skills } = analyse({
    minimum_qualification: '5+ years of baking with an eye for detail, 4 years of leadership.',
  });
  expect(skills.map(({ skill, years }) => [skill, years])).toEqual([
    ['Baking', 5],
    ['Leadership', 4],
    ['Attention to detail', undefined],
  ]);
});

it.each([
  [{ description: 'Tell us morehttps://crumb.example/careers.php today. Experience with Docker.' }],
  [{ description: 'Apply at crumb.co.uk/jobs/java or jobs.crumb.io/php. Experience with Docker.' }],
  [{ description: 'See https://crumb.example/careers.php or ask java@crumb.example. Experience with Docker.' }],
  [{ description: 'Spark imagination, teach. Experience with Docker.' }],
  [{ title: 'Baker at GetGo', description: 'Experience with Docker.' }],
])('takes no part of an address, a name or a deed for a skill: %j', (post) => {
  const { skills, missing_usual_skills } = analyse(post);
  expect([...skills, ...missing_usual_skills].map(({ skill }) => skill)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:PHP|SAP|Java|Go|Apache Spark)$/)]),
  );
});

it.each([
  'Oak Park, IL Why Larkfield Plumbing? Larkfield Plumbing provides welding. Experience with Docker.',
  'Larkfield Plumbing is an Equal Opportunity Employer. Larkfield Plumbing provides welding. Experience with Docker.',
])('takes nothing for a skill of what an employer does: %s', (description) => {
  expect(analyse({ description }).skills.map(({ skill }) => skill)).toEqual(['Docker']);
});

it('counts years of what is done, not of a certificate that stands behind them', () => {
  const { skills } = analyse({
    minimum_qualification:
      '2 years of truck driving, Hazmat endorsement. One year of work * Must have BLS certification. 3 years of experience as an RN.',
  });
  expect(skills.flatMap(({ skill, years }) => (years === undefined ? [] : [[skill, years]]))).toEqual([
    ['RN license', 3],
    ['Truck driving', 2],
  ]);
});

it('takes the highest of the required years', () => {
  expect(
    analyse({ minimum_qualification: '2+ years of experience in SQL. 5-7 years of experience overall.' }),
  ).toMatchObject({
    minimum_yrs_of_exp_needed: 5,
    maximum_yrs_of_exp_needed: 7,
  });
});

it('leaves an open end open', () => {
  const analysis = analyse({ minimum_qualification: '6+ years of experience.' });
  expect(analysis.minimum_yrs_of_exp_needed).toBe(6);
  expect(analysis).not.toHaveProperty('maximum_yrs_of_exp_needed');
});

it('takes the end of what asks for most, or a later one', () => {
  const asked = (minimum_qualification: string) => {
    const { minimum_yrs_of_exp_needed: least, maximum_yrs_of_exp_needed: most } = analyse({ minimum_qualification });
    return [least, most];
  };
  expect(asked('1-3 years with Excel. 5+ years of accounting.')).toEqual([5, undefined]);
  expect(asked('3-8 years overall. 5+ years of Java.')).toEqual([5, 8]);
  expect(asked('Up to 3 years of experience.')).toEqual([0, 3]);
});

it.each([
  ["Bachelor's degree and 5 years of experience, or a master's degree and 3 years.", 3],
  ['BA + 2 years of experience or AA + 4 years.', 2],
  ["Bachelor's degree + 2 years of experience, Associate's degree + 4 years, or HS + 6 years.", 2],
  ["Bachelor's degree + 3 years of experience OR 8 years of experience OR master's degree + 1 year of experience.", 1],
  ['Six years of experience with a bachelors degree, four or more years of experience with a masters degree', 4],
  ['PhD in physics with at least 2 years of work in the fieldMS with at least 4 years of work in the field', 2],
  ['M.S. with 3 years of experience in labs, or B.S. in the same with 5 years of experience', 3],
  ['B.A. degree (4 year) with 6 years of experience', 6],
  ['A bachelor’s degree or 4 years of equivalent experience. 2-4 years of analytics experience.', 2],
  ['A bachelor’s degree or 4 years of equivalent experience.', 4],
  ['5+ years of experience with a master’s degree or 3+ years of experience with a PhD. 2+ years of Python.', 3],
])('takes the least of two ways to qualify: %s', (minimum_qualification, least) => {
  expect(analyse({ minimum_qualification }).minimum_yrs_of_exp_needed).toBe(least);
});

it('says of experience that is not named neither 0 nor anything else', () => {
  const analysis = analyse({ description: 'A company with 25 years of history.', minimum_qualification: 'Java.' });
  expect(analysis).not.toHaveProperty('minimum_yrs_of_exp_needed');
  expect(analysis).not.toHaveProperty('maximum_yrs_of_exp_needed');
  expect(analysis.years_evidence).toEqual([]);
});

it.each([
  ['3 years of Go would be a plus. 1 year of Java.', 1],
  ['Preferably 3 years of Go. 1 year of Java.', 1],
  ['3 years of Go preferred. 1 year of Java.', 1],
  ['3 years of Go are welcome. 1 year of Java.', 1],
  ['You do not need 5 years of experience. 1 year of Java.', 1],
])('reads what is said of years as of all else: %s', (minimum_qualification, minimum) => {
  expect(analyse({ minimum_qualification }).minimum_yrs_of_exp_needed).toBe(minimum);
});

it('counts years that would be a plus only where none are required', () => {
  const asked = (minimum_qualification: string) => analyse({ minimum_qualification }).minimum_yrs_of_exp_needed;
  expect(asked('2+ years of SQL. 6 years of Java would be a plus.')).toBe(2);
  expect(asked('6 years of Java would be a plus.')).toBe(6);
});

const levelsOf = (post: Partial<AnalysedPost>) =>
  Object.fromEntries(analyse(post).skills.map((item) => [item.skill, item.proficiency_level]));

it('takes the level of a skill from the years of that skill', () => {
  const minimum_qualification = '5+ years of Java and some Docker; 2 years of SQL. Python (1+ yrs).';
  expect(levelsOf({ minimum_qualification })).toEqual({
    Java: 'Expert',
    Docker: 'Beginner',
    SQL: 'Advance',
    Python: 'Intermediate',
  });
});

it('does not make everybody an expert in everything by years of work at all', () => {
  expect(levelsOf({ description: 'We use Java.', minimum_qualification: '5+ years of experience. SQL.' })).toEqual({
    SQL: 'Intermediate',
    Java: 'Intermediate',
  });
});

it('takes the specified table for skills without words where the years have an end', () => {
  expect(levelsOf({ minimum_qualification: '3-5 years of experience. SQL.' })).toEqual({ SQL: 'Expert' });
  expect(levelsOf({ minimum_qualification: '0-1 years of experience. SQL.' })).toEqual({ SQL: 'Intermediate' });
});

it('never puts a skill below the rank in the title, but where the words say so', () => {
  const minimum_qualification = '5+ years of experience. Java, Kubernetes. Familiarity with Docker.';
  expect(levelsOf({ title: 'Senior Backend Engineer', minimum_qualification })).toMatchObject({
    Java: 'Advance',
    Kubernetes: 'Advance',
    Docker: 'Beginner',
  });
  expect(levelsOf({ title: 'Junior Developer', minimum_qualification: 'Java.' })).toEqual({ Java: 'Beginner' });
});

it('counts preferred years only where none are required', () => {
  const preferred_qualification = '8 years of experience';
  expect(analyse({ preferred_qualification }).minimum_yrs_of_exp_needed).toBe(8);
  expect(
    analyse({ preferred_qualification, minimum_qualification: '2 years of experience' }).minimum_yrs_of_exp_needed,
  ).toBe(2);
});

it('names skills that such posts usually ask for and this one does not', () => {
  const { missing_usual_skills } = analyse({ title: 'Registered Nurse', minimum_qualification: 'Patient care.' });
  const names = missing_usual_skills.map((item) => item.skill);
  expect(names).toContain('Medication administration');
  expect(names).not.toContain('Patient care');
});

it('knows every skill of the roles', () => {
  expect(unresolvedUsualSkills()).toEqual([]);
});

it('points at gendered and age-coded words, once each', () => {
  const { hints } = analyse({ description: 'He is a young salesman. He/she reports to the board. Young at heart.' });
  expect(hints).toEqual([
    expect.objectContaining({ code: 'gendered-wording', words: ['He', 'salesman'] }),
    expect.objectContaining({ code: 'age-coded-wording', words: ['young'] }),
  ]);
});

it('takes no pay and no years of several jobs for those of one, and says so', () => {
  const description = 'Line Cook: $18-$21/hr\n• 2+ years on the line\nWelder: $30/hr\n• 5+ years of welding';
  const read = analyse({ description });
  expect(read).not.toHaveProperty('pay');
  expect(read).not.toHaveProperty('minimum_yrs_of_exp_needed');
  expect(read.years_evidence).toEqual([]);
  expect(read.hints).toEqual([expect.objectContaining({ code: 'several-jobs', words: ['Line Cook', 'Welder'] })]);
  expect(read.missing.map(({ code }) => code)).not.toContain('years');
});

it('names no more of several jobs than somebody reads', () => {
  const lines = Array.from({ length: 600 }, (_, at) => `Job ${(at % 9) + 1}: ${at % 2 ? 'Baker' : 'Welder'}`);
  const [hint] = analyse({ description: lines.join('\n') }).hints;
  expect([hint?.code, hint?.words.length]).toEqual(['several-jobs', 20]);
});

it('reads past the blanks that typesetters use', () => {
  const { pay, years_evidence } = analyse({
    description: 'Salary: €60\u202f000–€70\u202f000. 5\u00a0years of experience.',
  });
  expect(pay).toMatchObject({ amount: 60_000, max_amount: 70_000, evidence: { start: 8, end: 23 } });
  expect(years_evidence).toHaveLength(1);
});

it('reads words that a page broke', () => {
  const minimum_qualification = 'A mini-\nmum of five years. Java; Rust pre-\nferred.';
  const { skills, minimum_yrs_of_exp_needed } = analyse({ minimum_qualification });
  expect(minimum_yrs_of_exp_needed).toBe(5);
  expect(skills.map(({ skill, requirement }) => [skill, requirement])).toEqual([
    ['Java', 'required'],
    ['Rust', 'preferred'],
  ]);
  const [java] = skills[0]?.evidence ?? [];
  expect(minimum_qualification.slice(java?.start, java?.end)).toBe('Java');
});

it('counts no years of what stands beside them', () => {
  const yearsOf = (minimum_qualification: string) =>
    analyse({ minimum_qualification }).skills.map(({ skill, years }) => [skill, years]);
  expect(yearsOf('- Journeyman license\n- 4+ years in commercial wiring')).toEqual([['Journeyman license', undefined]]);
  expect(yearsOf('3 years of Excel, SQL')).toEqual([
    ['Excel', 3],
    ['SQL', 3],
  ]);
  expect(yearsOf('5 years in the design, development and maintenance of Java applications')).toEqual([['Java', 5]]);
  expect(yearsOf('3 years of relevant experience in ovens, rye and OpenStack')).toEqual([['OpenStack', 3]]);
});

it('knows of whom skills are, and how well they are known', () => {
  expect(namesIn({ minimum_qualification: 'NCCPA certification and AZ license required.' })).not.toContain(
    'AZ license',
  );
  expect(namesIn({ minimum_qualification: 'AZ license and a clean abstract.' })).toContain('AZ license');
  expect(
    analyse({ minimum_qualification: 'Figma; After Effects is nice; Docker is really nice to have.' }).skills,
  ).toEqual([
    expect.objectContaining({ skill: 'Figma', requirement: 'required' }),
    expect.objectContaining({ skill: 'After Effects', requirement: 'preferred' }),
    expect.objectContaining({ skill: 'Docker', requirement: 'preferred' }),
  ]);
});

it('offers no words of another language as skills', () => {
  const post = {
    description: 'Wir suchen dich für unser Team in der Stadt und auf dem Land. Das ist eine Stelle mit Zukunft.',
    minimum_qualification: 'mind. 5 Jahre Erfahrung, sehr gute Kenntnisse in Java und gute Deutschkenntnisse',
  };
  expect(analyse(post)).toMatchObject({ language: 'German', other_skills: [] });
});

it('leaves young people alone whom the work is for', () => {
  const codes = (description: string) => analyse({ description }).hints.map(({ code }) => code);
  expect(codes('We help young people find work.')).toEqual([]);
  expect(codes('We are looking for young people.')).toEqual(['age-coded-wording']);
});

it('takes security for what guards do where the post is of one', () => {
  const asked = {
    title: 'Unarmed Guard',
    description: 'Patrol the site.',
    minimum_qualification: '1 year security experience',
  };
  expect(namesIn(asked)).toContain('Security guarding');
  expect(namesIn(asked)).not.toContain('Cybersecurity');
  expect(namesIn({ ...asked, title: 'Analyst', description: 'Watch our cloud.' })).toContain('Cybersecurity');
});

it.each([
  ['Planejar campanhas no Google Ads e Meta Ads', 'Google Ads'],
  ['Maîtrise d’Excel', 'Excel'],
  ['Excel avançado', 'Excel'],
  ['Kaffee\nExcel (advanced)', 'Excel'],
])('reads what stands in %j', (minimum_qualification, skill) =>
  expect(namesIn({ minimum_qualification })).toContain(skill),
);

it('takes what a doctorate is in for its subject, however far it has come', () => {
  const minimum_qualification = 'A PhD (or close to completion) in statistics, physics or a related discipline';
  expect(namesIn({ minimum_qualification })).toEqual([]);
});

it('takes the least of the ways to qualify that stand below one another', () => {
  const minimum_qualification =
    "A bachelor's degree AND two years of experience in permitting;\nOR\nA master's degree AND one year of experience.";
  expect(analyse({ minimum_qualification }).minimum_yrs_of_exp_needed).toBe(1);
});

it('says that pay or place is missing only when that is known', () => {
  expect(analyse({}).hints).toEqual([]);
  expect(analyse({ has_pay: true, has_location: true }).hints).toEqual([]);
  expect(analyse({ has_pay: false, has_location: false }).hints.map((hint) => hint.code)).toEqual([
    'no-pay',
    'no-location',
  ]);
});

it.each([
  '15 000 – 20 000 zł netto',
  'Lohn: CHF 4’600.– x 13',
  'R$ 2.500,00 + comissão',
  'Salary: up to $90k',
  'We offer AU$120,000 per year',
  '$4,500,000 COP a month',
  '$90,000 + super',
])('asks for no pay beside %j, though that fills nothing in', (description) =>
  expect(analyse({ description, has_pay: false }).hints).toEqual([]),
);

it('answers an empty post with nothing but that there is too little text', () => {
  expect(analyse({ title: '' })).toEqual({
    skills: [],
    other_skills: [],
    years_evidence: [],
    sections: [],
    missing: [expect.objectContaining({ code: 'text' })],
    missing_usual_skills: [],
    hints: [],
  });
});
