import { skillById } from '@waypost/contracts/taxonomy/skills';
import { expect, test } from 'vitest';
import { nobody } from '../testing/people-and-posts.ts';
import { readPerson } from './read-person.ts';

const named = (resume: string) => [...readPerson(nobody, resume).named].map((id) => skillById(id)?.name);

test.each([
  ['No experience with Tableau. Reports in Power BI.', ['Power BI']],
  ['Never used AWS or Azure, but Docker every day.', ['Docker']],
  ['I would like to learn Python someday.', []],
  ['Interested in learning Kubernetes. Experience with Docker.', ['Docker']],
  ['I thrive in fast-paced environments and go the extra mile.', ['Adaptability']],
  ['Worked at Oracle and Salesforce as a receptionist.', []],
  ['Worked with Salesforce and Docker.', ['Salesforce', 'Docker']],
  ['Teamwork, Excel, Word', ['Teamwork', 'Excel', 'Microsoft Word']],
])('reads of a resume what somebody has, not what they say they lack: %s', (resume, skills) => {
  expect(named(resume)).toEqual(skills);
});
