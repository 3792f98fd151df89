import { expect, it, test } from 'vitest';
import { kindsAt, sectionsIn } from './sections.ts';

const kindsOf = (text: string) => sectionsIn(text).map(({ kind, start }) => [kind, text.slice(start, start + 12)]);

it.each([
  [
    'lines of their own',
    'We bake.\n\nWhat you will do\nBake bread.\n\nRequirements\nTwo years in a bakery.\n\nNice to have\nPastry.',
  ],
  ['colons', 'We bake. Duties: bake bread. Requirements: two years in a bakery. Nice to have: pastry.'],
  [
    'markup',
    'We bake.\n## **Responsibilities**\n- Bake bread.\n## **Requirements**\n- Two years.\n## **Nice to have**\n- Pastry.',
  ],
  [
    'lines that were run together',
    'We bake.ResponsibilitiesBake bread.Qualifications2 years in a bakery.Preferred SkillsPastry.',
  ],
  [
    'lines that were run together with blanks',
    'We bake. What You’ll Do Bake bread for all Qualifications Two years in a bakery. Preferred Skills Pastry.',
  ],
  ['the capitals of blanks alone', 'We bake for all DUTIES Bake bread REQUIREMENTS 2 years Nice To Have Pastry.'],
  ['clauses', 'We bake. What you will do Bake bread. Who you are A baker. Nice to have Pastry.'],
  [
    'whom they are for',
    'We bake.\nDuties of the Baker\nBake.\nRequirements for this role:\nYears.\nBonus points\nPastry.',
  ],
  [
    'questions',
    'We bake.\nWhat will you do?\nBake.\nWhat does it take?\nYears.\nIt would be great if you have…\nPastry.',
  ],
  ['one word', 'We bake.\nDuties:\nBake.\nYou should have\nYears.\nHelpful:\nPastry.'],
  [
    'capitals',
    'WE BAKE.\nKEY DUTIES AND RESPONSIBILITIES:\nBAKE.\nMINIMUM QUALIFICATIONS:\nTWO YEARS.\nBONUS POINTS:\nPASTRY.',
  ],
])('reads sections with headings as %s', (_, text) => {
  expect(sectionsIn(text).map(({ kind }) => kind)).toEqual([
    undefined,
    'responsibilities',
    'requirements',
    'preferred',
  ]);
});

it.each([
  ['About us\nA bakery.', 'about'],
  ['About Us CRUMB Bakeries (CB) bakes.', 'about'],
  ['Requirements Include: bread.', 'requirements'],
  ['About Green Belt\nWe plant.', 'about'],
  ['Who we are:\nA bakery.', 'about'],
  ['About you\nYou bake.', 'requirements'],
  ["What you'll bring\nBread.", 'requirements'],
  ['Must-haves:\nBread.', 'requirements'],
  ['What we offer\nBread.', 'benefits'],
  ['Benefits & Perks:\nBread.', 'benefits'],
  ['Top Reasons to Work with Us\nBread.', 'benefits'],
  ["It's a plus if you have:\nPastry.", 'preferred'],
  ['Skills preferred:\nPastry.', 'preferred'],
  ['Qualifications Highly Preferred Pastry.', 'preferred'],
  ['Highly Desired Qualifications: Pastry.', 'preferred'],
  ['Highly Desirable\nPastry.', 'preferred'],
  ['Your role\nBake.', 'responsibilities'],
  ['About the role\nBake.', 'responsibilities'],
  ['How you’ll make an impact\nBake.', 'responsibilities'],
  ['Tech stack\nOvens.', 'responsibilities'],
  ['Education and/or experience\nBread.', 'requirements'],
  ['You might be a good fit if:\nYou bake.', 'requirements'],
  ['Licenses and certifications\nHygiene.', 'requirements'],
  ['What sets you apart\nPastry.', 'preferred'],
  ['Nice To Have Experience with pastry.', 'preferred'],
  ['What’s on offer\nBread.', 'benefits'],
  ['Besides fair pay: bread.', 'benefits'],
  ['Why this post exists\nBread.', 'responsibilities'],
  ['Why Green Belt\nWe plant.', 'about'],
  ['Our hiring process\nA call.', 'about'],
  ['Working conditions\nHeat.', 'about'],
  ['WORK ENVIRONMENT: heat.', 'about'],
  ['Role: bake.', 'responsibilities'],
  ['Background Profile:\nBread.', 'requirements'],
  ['What you already have\nBread.', 'requirements'],
  ['Essential Duties and Responsibilities\nBake.', 'responsibilities'],
  ['Must-have skill set:\nBread.', 'requirements'],
  ['Reqs: bread.', 'requirements'],
  ['Duties inc: bake.', 'responsibilities'],
  ['Desired Skillset: pastry.', 'preferred'],
  ['Hiring criteria\nBread.', 'requirements'],
  ['What You’ll Bring With You Bread for all.', 'requirements'],
])('knows what %j is about', (text, kind) => {
  expect(kindsOf(text)[0]?.[0]).toBe(kind);
});

it.each([
  [
    'fields of a form',
    'Helps as needed. Education and Training Required High school diploma or equivalent Education and Training Desired Associate',
  ],
  ['years', 'Helps others. Experience Required 3 to 5 years Experience Desired Prior experience'],
  ['names in capitals', 'Education Required:BA in law, SASDesired QualificationsMaster of law'],
  [
    'more words',
    'Requirements: tools (R, SAS, etc.) Desired Career Experience & Education RequirementsBanking experience',
  ],
])('reads headings that were run together with %s', (_, text) => {
  expect(
    sectionsIn(text)
      .map(({ kind }) => kind)
      .slice(-2),
  ).toEqual(['requirements', 'preferred']);
});

it.each([
  'SQL Experience Required Docker Experience Preferred Excel',
  '3 years Experience Required Docker',
  'You need skills and experience in baking.',
  'Your duties and our benefits are described elsewhere.',
  'You do Requirements Analysis and Benefits Administration.',
  'We look for a Senior Benefits Manager. Requirements Gathering is yours.',
  'You write down the Requirements of Bakers in all Countries.',
  'You organise payments. PayPal, Venmo and others.',
  'Ask About Baking. The Role Of Bread is great.',
  'Experience with ovens is what we look for in people.',
  'The role is about baking, and about people.',
])('takes no words inside a sentence for a heading: %s', (text) => {
  expect(kindsOf(text)).toEqual([[undefined, text.slice(0, 12)]]);
});

it('tells at once what is no heading, however many hyphens it has', { timeout: 2_000 }, () => {
  const name = `A${'-A'.repeat(9)}`;
  expect(kindsOf(`Join us.\nLife At ${name} ${name} ${name}. go on`)).toEqual([[undefined, 'Join us.\nLif']]);
});

const asked = 'Requirements:\nTwo years in a bakery.';
it.each([
  [
    'of itself',
    ' Crumb & Sons is one of the oldest, best-known bakeries and a leading supplier of rye. It bakes.',
    'about',
  ],
  ['of itself behind a line that was run together', 'Crumb is a family-owned company.', 'about'],
  ['of equal opportunities', ' Crumb is an Equal Opportunity Employer.', 'about'],
  [
    'of who is considered',
    '\nAll qualified applicants will receive consideration without regard to race or age.',
    'about',
  ],
  ['of who should write', '\nCandidates with the following interests should apply: sales, retail.', 'about'],
  ['of what it offers as lines of a list', '\nFree yoga classes, German lessons', 'benefits'],
  ['of what it offers without saying so', '\n401(k) with match', 'benefits'],
  [
    'of itself as one of several',
    ' Crumb is one of the leading baking organizations in Ghent, specializing in rye.',
    'about',
  ],
  ['of insurance within a sentence', ' There is a package of medical, dental, vision and life insurance.', 'benefits'],
  ['of insurance', '\nMedical, dental and vision insurance', 'benefits'],
  ['of what one gets', ' You get a MacBook and Python courses.', 'benefits'],
  ['of a better offer', ' Crumb offers outstanding employee benefits.', 'benefits'],
  ['of how to apply', '\nPlease send your resume in a Word file.', 'about'],
  ['of what it offers', '\nWe offer a competitive salary, health insurance and bread.', 'benefits'],
  ['of what it offers by its name', '\nCrumb & Sons offers a generous package of benefits.', 'benefits'],
])('takes what an employer says below its requirements %s for no requirement', (_, closing, kind) => {
  const text = `${asked}${closing}`;
  expect(sectionsIn(text).map((one) => [one.kind, text.slice(one.start, one.end).trim()])).toEqual([
    ['requirements', asked],
    [kind, closing.trim()],
  ]);
});

it('reads on behind what an employer says of itself where it asks for something again', () => {
  const text = `${asked} Crumb is a family-owned company. It bakes. Must know pastry.`;
  expect(sectionsIn(text).map(({ kind }) => kind)).toEqual(['requirements', 'about', 'requirements']);
});

it.each([
  'Requirements:\nCrumb is a company that you must like.',
  'Requirements:\nHealth insurance verification. Flexible hours are required. Pension experience.',
  'Requirements:\nExperience with medical, dental and vision claims.',
  'Responsibilities:\nBake rye. The analyst helps by evaluating medical, dental and life plans of bakeries.',
  'Responsibilities:\nWork on health, dental and vision claims.',
  'Requirements:\nWe provide pay slips. Administer benefits. Work without regard to the weather.',
  'Responsibilities:\nWe are a bakery. Crumb is a leading supplier. Bake rye.',
])('takes no words of the work for what an employer says of itself: %s', (text) => {
  expect(sectionsIn(text)).toHaveLength(1);
});

it('reads who may work in a country as a part of what a post closes with', () => {
  const text = `${asked} Crumb is an equal opportunity employer. Candidates must have authorization to work here. Crumb specializes in rye.`;
  expect(sectionsIn(text).map(({ kind }) => kind)).toEqual(['requirements', 'about']);
});

it.each([
  ['We bake. You have the following duties: bake bread.', [undefined, 'responsibilities']],
  ['We bake. You meet the following criteria: two years in a bakery.', [undefined, 'requirements']],
  ['Nice to have:\nOne of the following certifications: pastry, rye.', ['preferred']],
  ['We bake for all. Preferred Qualifications -Pastry.', [undefined, 'preferred']],
  ['Requirements:\nTwo years. Why Crumb? It bakes.', ['requirements', 'about']],
  ['Requirements:\nTwo years in a bakery For more information about Crumb write to us.', ['requirements', 'about']],
  ['Requirements:\nTwo years. We provide courses in medical, technical and other fields.', ['requirements']],
])('reads a heading in running text: %s', (text, kinds) => {
  expect(sectionsIn(text).map(({ kind }) => kind)).toEqual(kinds);
});

it('reads on behind the name of a post in its headings', () => {
  const text = 'Company Profile:A bakery.Night Baker Role:Bake bread.Night Baker Background Profile:Two years.';
  expect(sectionsIn(text).map(({ kind }) => kind)).toEqual(['about', 'responsibilities', 'requirements']);
});

it('covers the text from its start to its end', () => {
  const text = 'Hello.\nDuties:\nBake.\nBenefits:\nBread.';
  const sections = sectionsIn(text);
  expect(sections.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
});

test('a line that says what is paid is no heading of those below', () => {
  const text =
    'Salary: £55,000 a year\n\nExcel.\n\nRequirements:\n- SQL\nPay: $30/hour\n- Python\nBenefits:\nFruit: 3 a day\n';
  const kinds = kindsAt(
    sectionsIn(text),
    ['£', 'Excel', 'SQL', '$30', 'Python', 'Fruit'].map((words) => text.indexOf(words)),
  );
  expect(kinds).toEqual(['benefits', undefined, 'requirements', 'benefits', 'requirements', 'benefits']);
});

test.each([
  ['- SQL\n- Desirable: Vault\n- Python', 'requirements'],
  ['SQL\nDesirable: Vault\nPython', 'preferred'],
  ['SQL\nNice to have: Vault,\nPython and Go', 'preferred'],
  ['- SQL\n- Nice to have: Vault or\nPython', 'preferred'],
  ['SQL\nPlus: Vault\nPython\nGo', 'preferred'],
  ['SQL\nBonus: 10% of pay at Vault\nPython', 'requirements'],
  ['SQL\n\nNice to have: Vault.\n\nYou write Python.', 'requirements'],
  ['- SQL\nDesirable: Vault\n- Python', 'preferred'],
  ['SQL\nDesirable skills: Vault\nPython', 'preferred'],
  ['SQL\nDesirable: one of these:\nVault\nPython', 'preferred'],
  ['SQL\nDesirable:\nVault\nPython', 'preferred'],
])('what stands below what is desirable in %j is of %s', (said, kind) => {
  const text = `Requirements:\n${said}`;
  const places = ['SQL', 'Vault', 'Python'].map((words) => text.indexOf(words));
  expect(kindsAt(sectionsIn(text), places)).toEqual(['requirements', 'preferred', kind]);
});

it.each([
  'Kind regards,\nAnna, who teaches pastry',
  'Best regards\nOld Crumb\nCourses of pastry',
  'Mit freundlichen Grüßen\nBrotschule',
  'Bien cordialement,\nFournil',
])('what stands below a greeting is of who wrote it: %s', (footer) => {
  const text = `${asked}\n\n${footer}`;
  expect(sectionsIn(text).map(({ kind }) => kind)).toEqual(['requirements', 'about']);
});

it('regards within a sentence greet nobody', () =>
  expect(
    sectionsIn('Requirements:\nWith regards to bread: two years. Handle complaints with best regards.'),
  ).toHaveLength(1));
