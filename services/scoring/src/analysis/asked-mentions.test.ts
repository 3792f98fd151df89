import { expect, test } from 'vitest';
import { findAskedSkills, setAside } from './asked-mentions.ts';

const own = new Set(['polder', 'larkfield community health', 'polder it']);
const skillsIn = (text: string) => findAskedSkills(text, setAside(text, own)).map(({ skill }) => skill.name);

test.each([
  ["Bachelor's degree in computer science, statistics or a related field and Python", ['Python']],
  ['BS/MS in Economics or equivalent experience with SQL', ['SQL']],
  ['A computer science degree, Linux', ['Linux']],
  ['Degree in a quantitative field (statistics, physics, engineering) and SQL skills', ['SQL']],
  ['A discipline such as mathematics or physics. Docker.', ['Docker']],
  ['M.S. or PhD (preferred) in physics with strong Java', ['Java']],
  ['BA in accounting, CPA', ['CPA']],
])('what a degree is in is a study: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));

test.each([
  ["Bachelor's degree and knowledge of statistics", ['Statistics']],
  ['Degree or relevant experience in marketing or sales', ['Marketing', 'Sales']],
  ['Strong in MS Office (Word, Excel)', ['Microsoft Office', 'Microsoft Word', 'Excel']],
  ['Knowledge of statistics and physics', ['Statistics', 'Physics']],
])('and what else is asked for is a skill: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));

test.each([
  ['Polder, INC. specializes in recruiting for the highest levels of security clearance. Docker.', ['Docker']],
  ['Python. Polder has twenty years of experience in Java. Docker.', ['Python', 'Docker']],
  ['Polder is seeking somebody with Java.', ['Java']],
  ['Polder will want Java of you.', ['Java']],
  ['Polder engineers work with Java.', ['Java']],
  ['At Larkfield Community Health you know Docker.', ['Docker']],
  ['Polder ITIL processes and Docker.', ['ITIL', 'Docker']],
  ['İİİİİİ Larkfield Community Health. Docker.', ['Docker']],
])('what an employer says of itself is not asked for: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));
