import { skillById } from '@waypost/contracts/taxonomy/skills';
import { expect, test } from 'vitest';
import { nobody } from '../../testing/people-and-posts.ts';
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
  ['Teamwork, Excel, Word', ['Teamwork', 'Excel', 'Microsoft Word', 'Microsoft Office']],
  ['InDesign, Photoshop', ['InDesign', 'Photoshop', 'Adobe Creative Suite']],
  ['Photoshop', ['Photoshop']],
  ['Senior Associate, Litigation Department', ['Litigation']],
])('reads of a resume what somebody has, not what they say they lack: %s', (resume, skills) => {
  expect(named(resume)).toEqual(skills);
});

const held = (title: string) => {
  const work = [{ title, start: '2020-01', end: '2022-01', is_current: false }];
  const { named } = readPerson({ ...nobody, resume_work: work }, '');
  return [...named].map((id) => skillById(id)?.name);
};

test.each([
  ['Internal Auditor', ['Auditing']],
  ['Senior Accountant', ['Accounting']],
  ['IT Project Manager', ['Information technology', 'Project management']],
  ['Data Scientist', ['Data science']],
  ['Pipe Welder', ['Welding']],
  ['Staff RN', ['Patient care', 'Medication administration', 'Nursing']],
  ['Certified Nursing Assistant', ['Patient care']],
  ['Nurse Recruiter', ['Recruitment']],
  ['Plant Manager', ['Manufacturing', 'Leadership', 'Team leadership']],
  ['Line Cook', ['Food preparation']],
  ['Section Leader', ['Leadership', 'Team leadership']],
  ['U15 Lead Coach', ['Coaching and mentoring']],
  ['Coach Driver', ['Driving']],
  ['Product Manager', ['Product management']],
  ['Assistant to the Project Manager', []],
  ['Server', []],
  ['Software Tester Intern', []],
])('who was a %s knows what people who are called so do', (title, skills) => {
  expect(held(title)).toEqual(skills);
});

test('who writes a resume in English knows English, and who writes a line of it may not', () => {
  const line = 'Baked the bread of the week and sold it with care to all of our guests.';
  expect(named(line)).not.toContain('English');
  expect(named(`${line}\n`.repeat(4))).toContain('English');
  expect(named('Ich habe das Brot der Woche gebacken und es mit Freude an die Gäste verkauft.\n'.repeat(6))).toEqual(
    [],
  );
});
