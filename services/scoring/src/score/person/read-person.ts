import { scoreSource, type ScoreSource } from '@waypost/contracts/entities/score';
import { proficiencyLevels } from '@waypost/contracts/profile-choices';
import { skillKey } from '@waypost/contracts/taxonomy/skills';
import type { Vector } from '@waypost/model/vectors';
import { roleNamedBy } from '../../analysis/roles.ts';
import { notHeldIn } from '../../reading/needs/denied.ts';
import { findSkills } from '../../reading/skills/find-skills.ts';
import { asGuarding, speaksOfGuards } from '../../reading/skills/guarding.ts';
import { languageOf } from '../../reading/text/language.ts';
import { tokenise, type Token } from '../../reading/text/tokens.ts';
import { aboutOf } from '../about.ts';
import { highestDegree } from '../degrees/highest-degree.ts';
import { plainWords } from '../plain-words.ts';
import { skillIdentity } from '../post/asked-skill.ts';
import type { ScoredProfile } from '../scored.ts';
import { titleSkills } from '../titles/title-skills.ts';
import { ownYears } from './own-years.ts';
import type { Position } from './resume-positions.ts';
import { suitesOf } from './suites.ts';

/** Characters of a resume and of a profile that are read; what stands beyond them says nothing new of anybody. */
const longestRead = 50_000;

export type Held = { level: number; years: number };
/** `trust`: how much a title counts where somebody may not have held it. */
export type OwnTitle = { title: string; trust: number };

/** A person as every post is compared with them: read once, in words that do not say who they are. */
export type ReadPerson = {
  headline: string;
  titles: readonly OwnTitle[];
  work: readonly Position[];
  totalMonths: number;
  statedMonths: number;
  /** The rank of the highest; 0 for none. */
  degree: number;
  /** What their certificates and licenses are of, by identity. */
  certified: ReadonlySet<string>;
  /** The skills that they list, by identity. */
  held: ReadonlyMap<string, Held>;
  /** The skills that their texts name. */
  named: ReadonlySet<string>;
  /** All words, for names that no list has; few posts ask for such. */
  text: () => string;
  stems: ReadonlySet<string>;
  /** What the experience and the resume are about, without the list of skills. */
  about: Vector;
  based_on: readonly ScoreSource[];
  /** What a profile says of itself, part by part. */
  has: { headline: boolean; work: boolean; summaries: boolean; skills: boolean; text: boolean };
};

export function readPerson(written: ScoredProfile, resumeText: string | undefined): ReadPerson {
  const profile = inPlainWords(written);
  const resume = plainWords((resumeText ?? '').slice(0, longestRead));
  const told = profileText(profile).slice(0, longestRead);
  const listed = profile.skills.map((skill) => skill.name).join('\n');
  const [ofTold, ofResume] = [tokenise(told), tokenise(resume)];
  const held = heldSkills(profile);
  const named = new Set([
    ...heldIn(told, ofTold),
    ...heldIn(resume, ofResume),
    ...positionsOf(written).flatMap(({ title }) => titleSkills(plainWords(title))),
    ...shownBy(told, ofTold),
    ...shownBy(resume, ofResume),
  ]);
  return {
    headline: written.headline,
    titles: titlesOf(written, resume, ofResume),
    work: positionsOf(written),
    totalMonths: profile.total_experience,
    statedMonths: 12 * ownYears(resume),
    degree: highestDegree(
      profile.educations.map((item) => `${item.degree} ${item.field}`),
      resume,
    ),
    certified: new Set(profile.certificates.flatMap(certifiedBy)),
    held,
    named: new Set([...named, ...suitesOf((id) => held.has(id) || named.has(id))]),
    text: once(() => ` ${skillKey(`${told} ${resume}`.replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' '))} `),
    stems: new Set([...ofTold, ...ofResume, ...tokenise(listed)].map((token) => token.stem)),
    about: aboutOf(ofTold, ofResume),
    based_on: sourcesOf({ profile: `${told}${listed}`, resume }),
    has: {
      headline: profile.headline !== '',
      work: profile.work.length > 0,
      summaries: profile.work.length > 0 && profile.work.every(({ summary }) => summary !== ''),
      skills: profile.skills.length > 0,
      text: resume !== '' || profile.texts.some((text) => text !== ''),
    },
  };
}

/** Those of the profile, or else of the resume. */
const positionsOf = ({ work, resume_work = [] }: ScoredProfile): readonly Position[] =>
  work.length > 0 ? work : resume_work;

/** The skills that a text names, but those that it says somebody has not. */
function heldIn(text: string, tokens: readonly Token[]): string[] {
  const named = findSkills(text, 'any', tokens);
  const found = speaksOfGuards(text) ? named.map(asGuarding) : named;
  const notHeld = notHeldIn(text, found);
  return found.filter((_, at) => !notHeld[at]).map(({ skill }) => skill.id);
}

/** Who writes more than a line in English knows it. */
const shownBy = (text: string, tokens: readonly Token[]) =>
  tokens.length >= 40 && languageOf(text) === 'English' ? [skillIdentity('English')] : [];

function once(find: () => string): () => string {
  let found: string | undefined;
  return () => (found ??= find());
}

const resumeLines = { most: 80, words: 7, trust: 0.9 };

/** Those that a person has held or goes by; a line of a resume counts where it names a known kind of work. */
function titlesOf(
  { headline, work, resume_work = [] }: ScoredProfile,
  resume: string,
  tokens: readonly Token[],
): OwnTitle[] {
  const held = [headline, ...work.map((item) => item.title)].map((title) => ({ title, trust: 1 }));
  const lines = linesOf(resume, tokens)
    .filter(
      ({ line, words }) => line.split(/\s+/, resumeLines.words + 1).length <= resumeLines.words && roleNamedBy(words),
    )
    .map(({ line }) => line);
  const told = [...(work.length > 0 ? [] : resume_work.map(({ title }) => title)), ...lines];
  return [...held, ...told.map((title) => ({ title, trust: resumeLines.trust }))].toSorted((a, b) =>
    a.title < b.title ? -1 : 1,
  );
}

/** The first lines of a text with the words of each. */
function linesOf(text: string, tokens: readonly Token[]): { line: string; words: Token[] }[] {
  let next = 0;
  let end = -1;
  return text.split('\n', resumeLines.most).map((line) => {
    end += line.length + 1;
    const first = next;
    while ((tokens[next]?.start ?? Infinity) < end) next += 1;
    return { line: line.trim(), words: tokens.slice(first, next) };
  });
}

const inPlainWords = (profile: ScoredProfile): ScoredProfile => ({
  ...profile,
  headline: plainWords(profile.headline),
  work: profile.work.map((item) => ({ ...item, title: plainWords(item.title), summary: plainWords(item.summary) })),
  skills: profile.skills.map((skill) => ({ ...skill, name: plainWords(skill.name) })),
  educations: profile.educations.map(({ degree, field }) => ({ degree: plainWords(degree), field: plainWords(field) })),
  certificates: profile.certificates.map(plainWords),
  projects: profile.projects.map(({ name, description }) => ({
    name: plainWords(name),
    description: plainWords(description),
  })),
  texts: profile.texts.map(plainWords),
});

const sourcesOf = (texts: Record<ScoreSource, string>): ScoreSource[] =>
  scoreSource.options.filter((source) => texts[source].trim() !== '');

/** In one order, whatever the order of the items, so that moving one changes nothing. */
const profileText = (profile: ScoredProfile) =>
  [
    profile.headline,
    ...profile.work.flatMap((item) => [item.title, item.summary]),
    ...profile.projects.flatMap((item) => [item.name, item.description]),
    ...profile.educations.map((item) => `${item.degree} ${item.field}`),
    ...profile.certificates,
    ...profile.texts,
  ]
    .filter((text) => text !== '')
    .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .join('.\n');

/** "Registered Nurse (RN), State of Texas": by its parts, and by what it names, which needs no other word to announce it. */
const certifiedBy = (written: string): string[] => [
  ...[written, ...written.split(/\s[-–—]\s|[,;:/|()]/)].map((name) => skillIdentity(name.trim())),
  ...findSkills(`Certified: ${written}`, 'any').map(({ skill }) => skill.id),
];

/** The best of what a profile says of each skill, should it list one twice. */
function heldSkills(profile: ScoredProfile): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const { name, level, years } of profile.skills) {
    const id = skillIdentity(name);
    const known = held.get(id);
    held.set(id, {
      level: Math.max(known?.level ?? 0, proficiencyLevels.indexOf(level)),
      years: Math.max(known?.years ?? 0, years),
    });
  }
  return held;
}
