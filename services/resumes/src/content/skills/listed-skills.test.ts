import { expect, test } from 'vitest';
import { listedSkills } from './listed-skills.ts';

const namesIn = (...lines: string[]) => listedSkills([lines]).map(({ name }) => name);

test.each([
  ['AWS (EC2, S3), Docker', ['AWS', 'Amazon EC2', 'Amazon S3', 'Docker']],
  ['Office tools (Excel, PowerPoint)', ['Office tools', 'Excel', 'PowerPoint']],
  ['Microsoft Word/Excel/PowerPoint', ['Microsoft Word', 'Excel', 'PowerPoint']],
  ['AWS (S3, EMR)', ['AWS', 'Amazon S3']],
  ['Microsoft Excel / Proving / Ciel', ['Excel', 'Proving', 'Ciel']],
  ['Rye bread (sehr gut), Proving (5+ years)', ['Rye bread', 'Proving']],
  ['Teamwork and communication', ['Teamwork', 'Communication']],
  ['CI/CD, A/B testing', ['CI/CD', 'A/B testing']],
  ['Languages: Fluent in Spanish, basic Python', ['Spanish', 'Python']],
  ['REST API, Data pipeline', ['REST APIs', 'Data engineering']],
  ['Sourdough (rye, wheat), Proving/Baking by hand', ['Sourdough (rye, wheat)', 'Proving/Baking by hand']],
])('"%s" names %j', (line, names) => expect(namesIn(line)).toEqual(names));

test('a line below a point or a long labelled one goes on with it', () => {
  expect(namesIn('• Data: Pandas, Data', 'Visualization, dbt', '• Cloud: AWS')).toEqual([
    'Pandas',
    'Data visualization',
    'dbt',
    'AWS',
  ]);
  const long = 'Frontend: React, TypeScript, Next.js, Vite, HTML5, CSS3, JavaScript, Tailwind';
  expect(namesIn(long, 'CSS, Redux', 'Git').slice(-3)).toEqual(['Tailwind CSS', 'Redux', 'Git']);
});

test('a sentence is no list', () => {
  expect(namesIn('Leadership', 'Led teams of bakers across several sites,', 'promoting the use of rye.')).toEqual([
    'Leadership',
  ]);
  expect(namesIn('Python, Go, Rust, SQL, Docker, Kubernetes, Git.')).toHaveLength(7);
});

test('a name that is written small begins a line of its own', () => {
  expect(namesIn('Excel\tAndroid', 'iOS\tsourdough', 'starters')).toEqual([
    'Excel',
    'Android development',
    'iOS development',
    'sourdough starters',
  ]);
});

test('the name of a group of skills is none', () => {
  expect(namesIn('KNOWN TOOLS', 'Excel, Git', 'EXCEL', 'Docker', 'VSAM', 'ISPFX')).toEqual([
    'Excel',
    'Git',
    'Docker',
    'VSAM',
    'ISPFX',
  ]);
});

test('what somebody did below what they are good at is no skill', () => {
  expect(
    namesIn(
      'Office administration',
      '• Kept the calendars of six partners and booked their travel',
      '• Ran the payroll of forty people',
      'Customer service',
      '• Answered sixty calls a day',
      'Distributed systems and large-scale storage design',
    ),
  ).toEqual(['Office administration', 'Customer service', 'Distributed systems and large-scale storage design']);
});

test('the first line of a section does not go on from the last one of the section above', () => {
  const technical = ['• Python, SQL, Docker, Kubernetes, Terraform, Ansible and PostgreSQL'];
  const names = listedSkills([technical, ['Leadership', 'Communication']]).map(({ name }) => name);
  expect(names.slice(-3)).toEqual(['PostgreSQL', 'Leadership', 'Communication']);
});

test('how well somebody speaks or knows something is no part of its name', () => {
  expect(namesIn('Figma ★★★★☆', 'Excel – advanced', 'English: fluent')).toEqual(['Figma', 'Excel', 'English']);
  const spoken = ['Catalan – native, Spanish (C1)', 'Anglais : courant', 'Deutsch fließend', 'Fluent in French'];
  expect(listedSkills([], spoken).map(({ name }) => name)).toEqual([
    'Catalan',
    'Spanish',
    'English',
    'German',
    'French',
  ]);
});

test('how well somebody says that they know something is told beside it', () => {
  const skills = [
    ['Fluent in French, basic Python', 'Excel (advanced), Word', 'Basic life support, Native iOS development'],
  ];
  const spoken = ['Catalan – native, Spanish (B2)', 'Deutsch: fließend', 'English'];
  expect(listedSkills(skills, spoken).map(({ name, level }) => [name, level])).toEqual([
    ['French', 'Advance'],
    ['Python', 'Beginner'],
    ['Excel', 'Advance'],
    ['Microsoft Word', undefined],
    ['BLS certification', undefined],
    ['iOS development', undefined],
    ['Catalan', 'Expert'],
    ['Spanish', 'Intermediate'],
    ['German', 'Advance'],
    ['English', undefined],
  ]);
});

test('a word of a name says nothing of how well, and a name that is listed twice keeps what was said', () => {
  const named = ['VBA, Fluent UI (web), Visual Basic for Applications, Excel (advanced)', 'Excel'];
  expect(
    listedSkills([named])
      .map(({ level }) => level)
      .filter(Boolean),
  ).toEqual(['Advance']);
});

test('a share or a mark of how well somebody knows something is no part of its name', () => {
  expect(namesIn('Kneading 95%', 'Proving: 4/5', 'Excel avançado', 'Rye bread — Expert', 'Sales of 20% rye')).toEqual([
    'Kneading',
    'Proving',
    'Excel',
    'Rye bread',
    'Sales of 20% rye',
  ]);
});

test('how well somebody speaks a language is told wherever it stands', () => {
  const levelsIn = (...lines: string[]) => listedSkills([], lines).map(({ name, level }) => [name, level]);
  expect(levelsIn('English', 'Native', 'Dari', 'Professional working proficiency')).toEqual([
    ['English', 'Expert'],
    ['Dari', 'Advance'],
  ]);
  expect(levelsIn('Spanish (native) and English (fluent)', 'Twi (basis)')).toEqual([
    ['Spanish', 'Expert'],
    ['English', 'Advance'],
    ['Twi', 'Beginner'],
  ]);
  expect(levelsIn('Mother tongue(s): GREEK', 'Other language(s):', 'German: C1, lived in Ghent for a year')).toEqual([
    ['Greek', 'Expert'],
    ['German', 'Advance'],
  ]);
  // No list knows it, but it is one as it stands among them.
  expect(levelsIn('Französisch\tC1, sehr gute Kenntnisse')).toEqual([['French', 'Advance']]);
  expect(levelsIn('Greek (not fluent), Dutch – near-native', 'Polish and Czech (B2)')).toEqual([
    ['Greek', undefined],
    ['Dutch', 'Advance'],
    ['Polish', undefined],
    ['Czech', 'Intermediate'],
  ]);
  expect(levelsIn('Euskera: nativo')).toEqual([['Euskera', 'Expert']]);
  expect(levelsIn('English\tGreek (native)\tDutch (basic)')).toEqual([
    ['English', undefined],
    ['Greek', 'Expert'],
    ['Dutch', 'Beginner'],
  ]);
  expect(levelsIn('• French : langue', 'maternelle', '• German', '(grundlæggende)', '• Dutch (bom)')).toEqual([
    ['French', 'Expert'],
    ['German', 'Beginner'],
    ['Dutch', 'Intermediate'],
  ]);
});

test('the groups of a table of skills are none, unless everybody knows them as one', () => {
  expect(namesIn('Ovens\tDeck oven, Rack oven', 'Python\tPandas, Keras', 'Breads\tRye, Oat')).toEqual([
    'Deck oven',
    'Rack oven',
    'Python',
    'Pandas',
    'Keras',
    'Rye',
    'Oat',
  ]);
  expect(namesIn('Kneading\tProving', 'Shaping\tBaking, scoring')).toHaveLength(5);
});
