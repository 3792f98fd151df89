import { describe, expect, it } from 'vitest';
import { analyseJobPost } from './analyse-job-post.ts';
import type { AnalysedPost } from './analysed-post.ts';

const analyse = (post: Partial<AnalysedPost>) =>
  analyseJobPost({ title: 'Worker', description: '', responsibility: '', minimum_qualification: '', ...post });
const namesIn = (post: Partial<AnalysedPost>) => analyse(post).skills.map(({ skill }) => skill);
const requirementsIn = (post: Partial<AnalysedPost>) =>
  Object.fromEntries(analyse(post).skills.map(({ skill, requirement }) => [skill, requirement]));

it.each(['description', 'minimum_qualification', 'responsibility'] as const)(
  'reads years and a skill from "two years of nursing" in %s',
  (field) => {
    const { skills, ...years } = analyse({ [field]: 'two years of nursing' });
    expect(years).toMatchObject({ minimum_yrs_of_exp_needed: 2 });
    expect(skills).toMatchObject([{ skill: 'Nursing', years: 2, evidence: [{ text: 'nursing' }] }]);
  },
);

it('reads letters and signs that are as wide as a character, and where they stand', () => {
  const { skills } = analyse({ minimum_qualification: 'Experience with Ｃ＋＋ and ＳＱＬ' });
  expect(skills.map(({ skill }) => skill)).toEqual(['C++', 'SQL']);
  expect(skills[0]?.evidence).toEqual([{ field: 'minimum_qualification', start: 16, end: 19, text: 'C++' }]);
});

it.each(['pass DOT drug screen', 'pass a drug test'])('reads what is asked for beside %s', (check) => {
  expect(requirementsIn({ description: `Must be 21+ with Class A CDL, ${check}.` })).toEqual({ CDL: 'required' });
});

it('takes for a skill neither what a degree is in, nor what the tagger reads there', () => {
  const minimum_qualification = 'Bachelor’s degree in computer science, bioinformatics or econometrics. Python.';
  const { skills, other_skills } = analyse({ minimum_qualification });
  expect([...skills, ...other_skills].map(({ skill }) => skill)).toEqual(['Python']);
});

describe('required and preferred', () => {
  it.each([
    ['Python is required. Kafka would be a plus.', { Python: 'required', 'Apache Kafka': 'preferred' }],
    [
      'Python. Kafka, Redis and Docker are a plus.',
      { Python: 'required', 'Apache Kafka': 'preferred', Redis: 'preferred', Docker: 'preferred' },
    ],
    ['Requirements:\n- Python\nNice to have:\n- Docker', { Python: 'required', Docker: 'preferred' }],
    ['Nice to have: Docker. Must have: Docker and Python.', { Docker: 'required', Python: 'required' }],
    ['<ul><li>Experience with AWS</li><li>Docker is a plus</li></ul>', { AWS: 'required', Docker: 'preferred' }],
    ['Ideally you know Docker.', { Docker: 'preferred' }],
    ['5+ years of Java, AWS a plus', { Java: 'required', AWS: 'preferred' }],
    ['While a degree is preferred, 5 years of Java is required', { Java: 'required' }],
    ['Kubernetes is not required.', { Kubernetes: 'preferred' }],
    ["We don't use PHP. Python.", { Python: 'required' }],
    ['Preferred\nKotlin\nRequired\nJava', { Kotlin: 'preferred', Java: 'required' }],
  ])('%s', (minimum_qualification, asked) => {
    expect(requirementsIn({ minimum_qualification })).toEqual(asked);
  });

  it('counts the field for what is preferred as such', () => {
    expect(requirementsIn({ preferred_qualification: 'Docker', minimum_qualification: 'Python' })).toEqual({
      Python: 'required',
      Docker: 'preferred',
    });
  });

  it('takes years under a heading of what is preferred for preferred', () => {
    const description = 'Requirements:\n2 years of experience.\nPreferred qualifications:\n6 years of experience.';
    expect(analyse({ description }).minimum_yrs_of_exp_needed).toBe(2);
  });
});

describe('what is no skill that is asked for', () => {
  it.each([
    [
      'of the company alone, by its name',
      { company_name: 'Oracle', description: 'Oracle Database runs at Oracle. Work at Oracle.' },
      'Oracle Cloud',
    ],
    [
      'what the company makes',
      { description: 'Polder is a leading provider of Kubernetes hosting. You plant trees.' },
      'Kubernetes',
    ],
    ['a perk', { description: 'Perks including travel, health and financial services.' }, 'Finance'],
    [
      'another product',
      { description: 'Our other products include batteries for photovoltaic systems.' },
      'Renewable energy',
    ],
    [
      'what a page says of its employer behind a bracket',
      { description: 'Bring an ID (or SSN)Crumb is a staffing and recruitment industry leader.' },
      'Recruitment',
    ],
    [
      'what stands under "About us"',
      { description: 'About us\nWe sell Salesforce consulting and Docker.\nRequirements\nExcel skills.' },
      'Docker',
    ],
    [
      'what is a benefit',
      { description: 'Requirements\nExcel skills.\nWhat we offer\nPython courses and German lessons.' },
      'Python',
    ],
    [
      'what only the title names',
      { title: 'Java Developer', description: 'You build billing systems with us.' },
      'Java',
    ],
    [
      'an initial of a name',
      { description: 'Class A CDL training from a C. R. Example partner truck driving school.' },
      'C',
    ],
    [
      'what an employer is called for short',
      { description: 'Docker Systems, LLC bakes. Alerts come from Docker. Excel.' },
      'Docker',
    ],
    [
      'a harbour that is called as a language is',
      { responsibility: '90 day contract, Dutch Harbor, Alaska. 16-hour shifts, 6 on 6 off.' },
      'Dutch',
    ],
    ['a fragment of another name', { description: 'Experience with Spring Boot and JavaScript.' }, 'Java'],
  ])('%s', (_, post, none) => {
    expect(namesIn(post)).not.toContain(none);
  });

  it('offers what only the title names', () => {
    const { missing_usual_skills } = analyse({ title: 'Salesforce Gardener', description: 'You plant trees.' });
    expect(missing_usual_skills.map(({ skill }) => skill)).toContain('Salesforce');
  });

  it('takes the name of the company for a skill where it is required', () => {
    const post = { company_name: 'Salesforce', minimum_qualification: 'Two years of Salesforce administration.' };
    expect(namesIn(post)).toContain('Salesforce');
  });
});

describe('what is missing', () => {
  const codes = (post: Partial<AnalysedPost>) => analyse(post).missing.map(({ code }) => code);

  it.each(['', 'Nurse', 'x', '🙂', '   '])('says of %j that there is too little text, and nothing else', (word) => {
    expect(codes({ title: '', description: word, minimum_qualification: word })).toEqual(['text']);
    expect(analyse({ title: '', description: word, minimum_qualification: word }).skills).toEqual([]);
  });

  it('names the parts of a post that are not there', () => {
    expect(codes({ description: 'We are a friendly bakery in the middle of the old town.' })).toEqual([
      'duties',
      'requirements',
      'skills',
      'years',
    ]);
  });

  it.each(['No experience necessary', 'no prior work experience required', 'Experience is not needed'])(
    'takes it for said that no years are needed: %s',
    (said) => {
      const rest = 'but you must have good manners and be at work in the warehouse by six.';
      expect(codes({ description: `${said}, ${rest}` })).not.toContain('years');
      expect(codes({ description: `No experience with Java required, ${rest}` })).toContain('years');
    },
  );

  it('says nothing of a post that has them all', () => {
    const post = {
      responsibility: 'Plan the work of the day.',
      minimum_qualification: '2 years of experience in Python.',
    };
    expect(codes(post)).toEqual([]);
  });

  it.each([
    'We bake. The baker has at least three years of experience in baking, and a driving license is required.',
    'Must have a food handler’s license. Must be able to knead. We bake.',
  ])('finds what is asked for without a heading: %s', (description) => {
    expect(codes({ description })).not.toContain('requirements');
  });

  it('finds nothing asked for in what an employer says of itself', () => {
    const description =
      'We bake bread, and then sell it to people.\nAbout us\nWe must be the oldest bakery with experience in rye. Knowledge of bread is in our blood.';
    expect(codes({ description })).toContain('requirements');
  });

  it('says that another language was read only as far as it is understood', () => {
    const analysis = analyse({
      description:
        'Wir suchen für unser Team in der Stadt eine Person mit Kenntnissen in Excel und Docker, die zu uns passt.',
      minimum_qualification: 'Docker und die Bereitschaft, mit uns zu lernen',
    });
    expect(analysis).toMatchObject({ language: 'German' });
    expect(analysis.missing[0]).toMatchObject({ code: 'language', message: expect.stringContaining('German') });
    expect(analysis.skills.map(({ skill }) => skill)).toContain('Docker');
  });
});

describe('words that read like skills', () => {
  const minimum_qualification =
    'Experience with Python, Gluon, OpenNLP and Stanford CoreNLP.\nKnowledge of linear algebra.\nA degree in Physics.';

  it('are no places, and none of those whom the employer works for', () => {
    const asked = `${minimum_qualification} Experience with clients such as Gluon Bakeries in Hawaii.`;
    const named = analyse({ minimum_qualification: asked }).other_skills.map(({ skill }) => skill);
    expect(named).toContain('OpenNLP');
    expect(named.join()).not.toMatch(/Bakeries|Hawaii/);
  });

  it('are named beside the listed skills, with their places', () => {
    const { skills, other_skills } = analyse({ minimum_qualification });
    expect(skills.map(({ skill }) => skill)).toContain('Python');
    expect(other_skills.map(({ skill }) => skill)).toContain('OpenNLP');
    for (const { skill, evidence } of other_skills)
      for (const { start, end } of evidence) expect(minimum_qualification.slice(start, end)).toBe(skill);
  });

  it('are not taken from what employers say of themselves', () => {
    const description = `We bake.\nAbout us\n${minimum_qualification}\nBenefits\n${minimum_qualification}`;
    expect(analyse({ description }).other_skills).toEqual([]);
  });

  it('are neither the company nor duties nor degrees', () => {
    const post = { company_name: 'OpenNLP', minimum_qualification };
    const names = analyse(post).other_skills.map(({ skill }) => skill);
    expect(names).not.toContain('OpenNLP');
    expect(names.join(' ')).not.toMatch(/degree|experience/i);
    const { other_skills } = analyse({ ...post, company_name: 'FarOpenNLPs' });
    expect(other_skills.map(({ skill }) => skill)).toContain('OpenNLP');
  });
});

it('tells place of work and pay where they are said', () => {
  expect(
    analyse({
      title: 'Senior Gardener',
      description: 'A fully remote position. Salary: $80,000 - $100,000 a year.',
      minimum_qualification: '3 years of experience.',
    }),
  ).toMatchObject({
    work_mode: { work_mode: 'Remote', evidence: { field: 'description', text: 'fully remote' } },
    pay: { currency: 'USD', amount: 80_000, max_amount: 100_000, per: 'year' },
  });
});

describe('what changes nothing', () => {
  const lines = [
    'You plan campaigns in Google Ads.',
    '5+ years of experience with Python and SQL.',
    'Docker and Kubernetes would be a plus.',
    'Good communication and an eye for detail.',
  ];
  const asked = (minimum_qualification: string) => {
    const { skills, minimum_yrs_of_exp_needed, maximum_yrs_of_exp_needed } = analyse({ minimum_qualification });
    return {
      skills: skills.map(({ evidence, ...skill }) => ({ ...skill, places: evidence.length })),
      minimum_yrs_of_exp_needed,
      maximum_yrs_of_exp_needed,
    };
  };
  const usual = asked(lines.join('\n'));

  it.each([
    ['the order of the sentences', lines.toReversed().join('\n')],
    ['white space', lines.join('\n\n\n').replaceAll(' ', '   ')],
    ['tags', lines.map((line) => `<li><p>${line.replace('Python', '<b>Python</b>')}</p></li>`).join('')],
    [
      'signs of markup',
      lines.map((line) => `- ${line.replace('Docker', '**Docker**').replace('SQL', '`SQL`')}`).join('\n'),
    ],
    ['small letters', lines.join('\n').toLowerCase()],
    ['capitals', lines.join('\n').toUpperCase()],
    ['reading it again', lines.join('\n')],
  ])('%s', (_, text) => {
    expect(asked(text)).toEqual(usual);
  });
});

it('gives places in the text as it was written, markup and all', () => {
  const minimum_qualification = '<p>Experience with <b>Apache Kafka</b> &amp; **Docker**</p>';
  for (const { evidence } of analyse({ minimum_qualification }).skills)
    for (const { start, end, text } of evidence) expect(minimum_qualification.slice(start, end)).toBe(text);
});
