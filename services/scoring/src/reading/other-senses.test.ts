import { expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';

const skillsIn = (text: string) => findSkills(text).map(({ skill }) => skill.name);

test.each([
  ['Experience with models in our cloud warehouse', ['Data warehousing']],
  ['Experience with a warehouse in Snowflake and dbt', ['Snowflake', 'dbt']],
  ['Experience in a warehouse', ['Warehouse operations']],
  ['Experience as a Project Manager', []],
  ['MS Word, Excel, Project and Visio', ['Microsoft Word', 'Excel', 'Microsoft Project', 'Visio']],
  ['Skills in interpreting data', ['Data analysis']],
  ['Experience in interpreting and translation', ['Translation', 'Translation']],
  ['Experience in driving business results', []],
  ['Experience in driving commercial vehicles', ['Driving']],
  ['Preferred experience supporting Lean initiatives', ['Lean']],
  ['Experience with flexible hours', []],
  ['You are flexible.', ['Adaptability']],
  ['Experience reviewing menus with the Executive Chef', []],
  ['Experience with reliability of systems', []],
  ['Strong background in design and development of software', []],
  ['Strong background in design of posters', ['Design']],
  ['Experience in marketing', ['Marketing']],
  ['Experience partnering with marketing, sales and finance', []],
  ['Experience in supporting sales and marketing teams', []],
  ['Degree or advanced training in logistics', ['Logistics']],
  ['One to three months related experience and/or training; logistics', ['Logistics']],
  ['Completion of a two-year training program and knowledge of logistics', ['Logistics']],
  ['Experience in staff training', ['Training delivery']],
  ['Experience with DOE contractors', []],
  ['Experience at the front end and at the cash register', ['Cash handling']],
  ['Experience with front end frameworks', ['Front-end development']],
  ['Docker. Keep the data clean', ['Docker']],
  ['Experience with Puppet and Chef', ['Puppet', 'Chef configuration management']],
])('a term is what the words around it make it: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));

test.each([
  'Clients across all industries (finance, security, telecom, retail)',
  'Experience in industries such as banking, security and packaging',
  'Sectors: insurance, construction',
])('industries are no skills: %s', (text) => expect(skillsIn(text)).toEqual([]));

test.each([
  ['Experience with industry-standard tools such as Python', ['Python']],
  ['Experience in banking', ['Banking']],
  ['Experience in our industry (finance). Docker', ['Docker']],
])('but what stands beside them is: %s', (text, skills) => expect(skillsIn(text)).toEqual(skills));

test.each(['Write questionnaires', 'Put goods into packaging', 'Report in writing'])(
  'no skill is named by: %s',
  (text) => expect(skillsIn(`Experience: ${text}`)).toEqual([]),
);
