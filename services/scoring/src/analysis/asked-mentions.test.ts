import { expect, test } from 'vitest';
import { findAskedSkills, setAside } from './asked-mentions.ts';

const own = new Set(['polder', 'larkfield community health', 'polder it']);
const skillsIn = (text: string) => findAskedSkills(text, setAside(text, own)).map(({ skill }) => skill.name);

test.each([
  ["Bachelor's degree in computer science, statistics or a related field and Python", ['Python']],
  ['BS or MS statistics, computer science, economics or a related field. Docker', ['Docker']],
  ['BS/MS in Economics or equivalent experience with SQL', ['SQL']],
  ['A computer science degree, Linux', ['Linux']],
  ['Degree in a quantitative field (statistics, physics, engineering) and SQL skills', ['SQL']],
  ['A discipline such as mathematics or physics. Docker.', ['Docker']],
  ['M.S. or PhD (preferred) in physics with strong Java', ['Java']],
  ['BA in accounting, CPA', ['CPA']],
  ['Degree (FH/TU/HTL) in electronics, computer science or similar. Docker', ['Docker']],
  ['PhD or foreign equivalent in computer science, statistics or a related field. Docker', ['Docker']],
  ['Ph. D in economics. Docker', ['Docker']],
  ['Degree or equivalent (economics, math), 2 years of Docker', ['Docker']],
  ['A degree is required in economics or statistics. Docker', ['Docker']],
  ['A degree is required, preferably in economics or statistics. Docker', ['Docker']],
  ['Degree required (economics, statistics). Docker', ['Docker']],
  ['Advanced degree (M.S. or Ph.D) in statistics, computer science (CS) or economics. Docker', ['Docker']],
  ['A quantitative field (e.g., statistics, economics) and Docker skills', ['Docker']],
  ['Strong educational background in math or economics. Docker', ['Docker']],
  ['Bachelor of Engineering and knowledge of Docker', ['Docker']],
  ['A four-year Computer Science degree, Docker', ['Docker']],
  ['GCSE grade 4 or above in English, maths and science. Docker', ['Docker']],
  ['5 GCSEs (A*-C) including English and maths; Docker', ['Docker']],
])('what a degree is in is a study: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));

test.each([
  ["Bachelor's degree and knowledge of statistics", ['Statistics']],
  ['Degree or relevant experience in marketing or sales', ['Marketing', 'Sales']],
  ['Strong in MS Office (Word, Excel)', ['Microsoft Office', 'Microsoft Word', 'Excel']],
  ['Knowledge of statistics and physics', ['Statistics', 'Physics']],
  ['Degree preferred, Excel (advanced) and statistics in practice', ['Excel', 'Statistics']],
  ['A degree is a must, SQL in production', ['SQL']],
  ['A background in statistics', ['Statistics']],
])('and what else is asked for is a skill: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));

test.each([
  ['Polder, INC. specializes in recruiting for the highest levels of security clearance. Docker.', ['Docker']],
  ['Python. Polder has twenty years of experience in Java. Docker.', ['Python', 'Docker']],
  ['Polder’s new SQL appliance is sold with Java. Docker.', ['Docker']],
  ['Polder is seeking somebody with Java.', ['Java']],
  ['Polder will want Java of you.', ['Java']],
  ['Polder engineers work with Java.', ['Java']],
  [
    'Our client, one of the top banks, offering securities trading and private equity, is seeking a Docker admin.',
    ['Docker'],
  ],
  ['Rye Labs, the home of Docker, ovens and rye. What we are looking for: Java', ['Docker', 'Java']],
  ['Rye Labs, the home of Docker and ovens what we are looking for: Java', ['Docker', 'Java']],
  ['Rye Labs, a maker of Kubernetes tools, is looking for somebody with Docker.', ['Docker']],
  ['At Larkfield Community Health you know Docker.', ['Docker']],
  ['Polder ITIL processes and Docker.', ['ITIL', 'Docker']],
  ['İİİİİİ Larkfield Community Health. Docker.', ['Docker']],
])('what an employer says of itself is not asked for: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));
