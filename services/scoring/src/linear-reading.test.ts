import { limits } from '@waypost/contracts/constants';
import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { analyseJobPost } from './analysis/analyse-job-post.ts';
import { roleOf } from './analysis/roles.ts';
import { severalJobs } from './analysis/several-jobs.ts';
import { statedPay } from './analysis/stated-pay.ts';
import { statedType, typeInTitle } from './analysis/stated-type.ts';
import { wordingHints } from './analysis/wording-hints.ts';
import { saidNeeds } from './reading/needs/said-needs.ts';
import { findSkills } from './reading/skills/find-skills.ts';
import { wholeWords } from './reading/text/broken-words.ts';
import { partLines } from './reading/text/run-on-lines.ts';
import { squeeze } from './reading/text/squeeze.ts';
import { breaks, joins, tokenise } from './reading/text/tokens.ts';
import { readYears } from './reading/years/years.ts';
import { aboutOf } from './score/about.ts';
import { askedDegree } from './score/degrees/asked-degree.ts';
import { readPerson } from './score/person/read-person.ts';
import { plainWords } from './score/plain-words.ts';
import { namedSkill } from './score/post/asked-skill.ts';
import { readPost } from './score/post/read-post.ts';
import { score, scoreRead } from './score/score.ts';
import type { ScoredJob, ScoredProfile } from './score/scored.ts';
import { titleSimilarity } from './score/titles/title-similarity.ts';

/** In its longest field: the others are read in the same ways. */
const jobOf = (text: string): ScoredJob => ({
  title: text.slice(0, limits.title),
  description: text,
  responsibility: '',
  minimum_qualification: '',
  skills: [
    { name: 'Go', level: 'Expert' },
    { name: 'Basket weaving', level: undefined },
  ],
  minimum_years: 3,
  as_of: '2026-03-02',
});
const profileOf = (text: string): ScoredProfile => ({
  headline: text,
  total_experience: 30,
  work: [{ title: text, summary: text, start: '2019-01-01', end: undefined }],
  skills: [{ name: text, level: 'Advance', years: 2 }],
  educations: [{ degree: text, field: text }],
  certificates: [text],
  projects: [{ name: text, description: text }],
  texts: [text],
});
const nurse = profileOf('Registered nurse');
const ward = readPost(
  jobOf("Plan the work of others on a ward. Lead patient care, teach and write reports. Bachelor's degree. CPR."),
);

const readers: [string, (text: string) => unknown, Parameters<typeof superLinear>[1]?][] = [
  ['squeeze a text', squeeze],
  ['part its lines', partLines],
  ['make its words whole', wholeWords],
  ['find jobs in it', (text) => severalJobs([text])],
  ['find its words', tokenise],
  ['join its words', joins],
  ['break its sentences', breaks],
  ['find years in it', readYears],
  ['find skills in it', findSkills],
  ['say what of it is needed', (text) => saidNeeds(text, findSkills(text))],
  ['leave out who somebody is', plainWords],
  ['say what it is about', (text) => aboutOf(tokenise(text))],
  ['find the degree that it asks for', askedDegree],
  ['find that in a long choice', askedDegree, { texts: [{ before: '', units: ["master's or "], after: '' }] }],
  ['name a skill', (text) => namedSkill(text)],
  ['read a post', (text) => readPost(jobOf(text))],
  ['read a person', (text) => readPerson(profileOf(text), text), { longest: 4_000 }],
  ['find hints in it', (text) => wordingHints([text], { jobs: [] })],
  ['find what it says is paid', statedPay],
  ['find what employment it says', (text) => [statedType(text), typeInTitle(text)]],
  ['find its role', roleOf],
  ['compare titles', (text) => titleSimilarity(text, 'Nurse | Ward')],
  ['score what is read of a person', (text) => scoreRead(readPerson(nurse, text), ward, 'self')],
  // All of the above.
  ['analyse a post', (text) => analyseJobPost(jobOf(text)), { longest: 4_000 }],
  ['score an application', (text) => score(profileOf(text), text, jobOf(text)), { longest: 4_000 }],
];

test.each(readers)('the time to %s grows with its length and no faster', { timeout: 300_000 }, (_, read, options) => {
  expect(superLinear(read, options)).toBeUndefined();
});
