import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { analyseJobPost } from './analysis/analyse-job-post.ts';
import { roleOf } from './analysis/roles.ts';
import { statedPay } from './analysis/stated-terms.ts';
import { wordingHints } from './analysis/wording-hints.ts';
import { findSkills } from './reading/find-skills.ts';
import { saidNeeds } from './reading/said-needs.ts';
import { squeeze } from './reading/squeeze.ts';
import { breaks, joins, tokenise } from './reading/tokens.ts';
import { readYears } from './reading/years.ts';
import { aboutOf } from './score/about.ts';
import { namedSkill } from './score/asked-skill.ts';
import { askedDegree } from './score/degrees.ts';
import { dutiesPart } from './score/duties-part.ts';
import { experiencePart } from './score/experience-part.ts';
import { needsIn } from './score/needs.ts';
import { plainWords } from './score/plain-words.ts';
import { readPerson } from './score/read-person.ts';
import { readPost } from './score/read-post.ts';
import { requirementsPart } from './score/requirements-part.ts';
import { score } from './score/score.ts';
import type { ScoredJob, ScoredProfile } from './score/scored.ts';
import { titlePart } from './score/title-part.ts';
import { titleSimilarity } from './score/title-similarity.ts';

const jobOf = (text: string): ScoredJob => ({
  title: text,
  description: text,
  responsibility: text,
  minimum_qualification: text,
  preferred_qualification: text,
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
const ward = jobOf(
  "Plan the work of others on a ward. Lead patient care, teach and write reports. Bachelor's degree. CPR.",
);

/** What is read of a person's words, and of the longest field of a post (`limits.importedDescription`). A post of five such fields has 40,000 in all: 8,000 each. */
const [ofPerson, ofPost] = [50_000, 20_000];

const readers: [string, (text: string) => unknown, { longest: number }?][] = [
  ['squeeze a text', squeeze, { longest: ofPerson }],
  ['find its words', tokenise, { longest: ofPerson }],
  ['join its words', joins, { longest: ofPerson }],
  ['break its sentences', breaks, { longest: ofPerson }],
  ['find years in it', readYears, { longest: ofPerson }],
  ['find skills in it', findSkills, { longest: ofPerson }],
  ['say what of it is needed', (text) => saidNeeds(text, findSkills(text)), { longest: ofPost }],
  ['leave out who somebody is', plainWords, { longest: ofPerson }],
  ['say what it is about', (text) => aboutOf(tokenise(text)), { longest: ofPerson }],
  ['find what has to be there', (text) => needsIn(jobOf(text)), { longest: 8_000 }],
  ['find the degree that it asks for', askedDegree, { longest: ofPost }],
  ['name a skill', (text) => namedSkill(text), { longest: 50_000 }],
  ['read a person', (text) => readPerson(profileOf(text), text), { longest: 4_000 }],
  ['find hints in it', (text) => wordingHints([text], {}), { longest: ofPost }],
  ['find what it says is paid', statedPay, { longest: ofPost }],
  ['find its role', roleOf, { longest: 50_000 }],
  ['compare titles', (text) => titleSimilarity(text, 'Nurse | Ward'), { longest: 50_000 }],
  ['score titles', (text) => titlePart(readPerson(nurse, text), ward), { longest: 50_000 }],
  ['score experience', (text) => experiencePart(readPerson(nurse, text), ward), { longest: 50_000 }],
  ['score requirements', (text) => requirementsPart(readPerson(nurse, text), ward, new Map()), { longest: 50_000 }],
  ['score words', (text) => dutiesPart(readPerson(nurse, text), readPost(jobOf(text)), 'self'), { longest: 8_000 }],
  // All of the above, in as many fields as there are.
  ['analyse a post', (text) => analyseJobPost(jobOf(text)), { longest: 4_000 }],
  ['score an application', (text) => score(profileOf(text), text, jobOf(text)), { longest: 4_000 }],
];

test.each(readers)(
  'F1: the time to %s grows with its length and no faster',
  { timeout: 300_000 },
  (_, read, options) => {
    expect(superLinear(read, options)).toBeUndefined();
  },
);
