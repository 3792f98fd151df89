import { findSkills } from '../reading/find-skills.ts';
import { list, type Part } from './part.ts';
import type { ScoredJob, ScoredProfile } from './scored.ts';
import { skillIdentity } from './skills-part.ts';

type Degree = { rank: number; name: string; words: RegExp; short?: RegExp };

/** The short forms count in capitals only: "be" is not a degree. */
const degrees: readonly Degree[] = [
  {
    rank: 1,
    name: 'a high school diploma',
    words: /\b(?:high school|secondary school)\b/i,
    short: /\b(?:GED|A-levels?)\b/,
  },
  {
    rank: 2,
    name: 'an associate degree',
    words:
      /\b(?:associate'?s? degree|associate of|foundation degree|vocational (?:degree|diploma)|higher national diploma)\b/i,
    short: /\b(?:HND|A\.A\.S?|AAS)\b/,
  },
  {
    rank: 3,
    name: "a bachelor's degree",
    words: /\b(?:bachelor'?s?\b|undergraduate degree|college degree|university degree)/i,
    short: /\b(?:B\.?(?:Sc|A|S|Tech|E|Eng|Com|Ed)\b|BBA\b|BSN\b|LLB\b)/,
  },
  {
    rank: 4,
    name: "a master's degree",
    words:
      /\b(?:master'?s (?:degree|of|in)|master of|masters\b|postgraduate degree|graduate degree|advanced degree|juris doctor)/i,
    short: /\b(?:M\.?(?:Sc|A|S|Tech|E|Eng|Com|Ed)\b|MBA\b|MSN\b|LLM\b)/,
  },
  {
    rank: 5,
    name: 'a doctorate',
    words: /\b(?:doctorate|doctoral|doctor of)\b/i,
    short: /\b(?:Ph\.?\s?D|D\.?Phil|MD)\b/,
  },
];

const names = (text: string) => (degree: Degree) => degree.words.test(text) || (degree.short?.test(text) ?? false);

/** A degree "or equivalent experience" that is not there. */
const equivalent = 0.7;

/** Degrees and certificates, only where the post asks for them. Which school gave them is not asked. */
export function requirementsPart(profile: ScoredProfile, resumeText: string, job: ScoredJob): Part | undefined {
  const asked = [degreeFit(profile, resumeText, job), ...certificateFits(profile, resumeText, job)].filter(
    (fit) => fit !== undefined,
  );
  if (asked.length === 0) return undefined;
  const missing = asked.filter((fit) => fit.value < 1).map((fit) => fit.name);
  return {
    part: 'Education and certificates',
    weight: 10,
    value: asked.reduce((sum, fit) => sum + fit.value, 0) / asked.length,
    evidence: asked.map((fit) => `${fit.value === 1 ? 'Found' : 'Not found'}: ${fit.name}`),
    advice: missing.length === 0 ? null : `If you have it, add ${list(missing)} to your profile.`,
  };
}

type Fit = { name: string; value: number };

function degreeFit(profile: ScoredProfile, resumeText: string, job: ScoredJob): Fit | undefined {
  const text = job.minimum_qualification === '' ? job.description : job.minimum_qualification;
  const wanted = degrees.find(names(text));
  if (wanted === undefined) return undefined;
  const { rank, name } = wanted;
  const own = [...profile.educations.map((item) => `${item.degree} ${item.field}`), resumeText].join('\n');
  const highest = Math.max(0, ...degrees.filter(names(own)).map((degree) => degree.rank));
  if (highest >= rank) return { name, value: 1 };
  if (/\bequivalent\b/i.test(text)) return { name: `${name}, or equivalent experience`, value: equivalent };
  return { name, value: highest / (2 * rank) };
}

function certificateFits(profile: ScoredProfile, resumeText: string, job: ScoredJob): Fit[] {
  const wanted = certificatesIn(`${job.minimum_qualification}\n${job.description}`);
  if (wanted.size === 0) return [];
  const own = certificatesIn(`${profile.certificates.join('\n')}\n${profile.headline}\n${resumeText}`);
  const listed = new Set([...profile.skills.map((item) => item.name), ...profile.certificates].map(skillIdentity));
  return [...wanted].map(([id, name]) => ({ name, value: own.has(id) || listed.has(id) ? 1 : 0 }));
}

const certificatesIn = (text: string) =>
  new Map(
    findSkills(text)
      .filter(({ skill }) => skill.category === 'Certifications')
      .map(({ skill }) => [skill.id, skill.name]),
  );
