import { findSkills } from '../../reading/skills/find-skills.ts';
import { askedDegree, type AskedDegree } from '../degrees/asked-degree.ts';
import type { ReadPerson } from '../person/read-person.ts';
import type { AskedFor } from '../post/needs.ts';
import type { ScoredJob } from '../scored.ts';
import { inWords, itOrThem, type Part } from './part.ts';

/** A degree "or equivalent experience" that is not there. */
const equivalent = 700;

/** What a post asks for in papers. `certificates`: where a choice is asked for ("CPA or CFA"), one of them is enough. */
export type AskedPapers = { degree: AskedOrElse | undefined; certificates: readonly (readonly AskedFor[])[] };

/** `orElse`: what would do as well. */
type AskedOrElse = AskedDegree & { orElse?: string };

export const askedPapers = (job: ScoredJob, needs: ReadonlyMap<string, AskedFor>): AskedPapers => ({
  degree: degreeOf(job),
  certificates: certificatesOf(job, needs),
});

/** Degrees and certificates, only where the post asks for them. Which school gave them is not asked. */
export function requirementsPart(
  person: ReadPerson,
  { degree, certificates }: AskedPapers,
  mustHaves: readonly string[],
): Part | undefined {
  const asked = [
    ...(degree === undefined ? [] : [degreeFit(person, degree)]),
    ...certificates.map((choice) => certificateFit(person, choice)),
  ];
  if (asked.length === 0) return undefined;
  // What has to be there has a line of its own, which says so.
  const missing = asked.filter(({ value, name }) => value < 1000 && !mustHaves.includes(name)).map(({ name }) => name);
  return {
    part: 'Education and certificates',
    weight: 10,
    value: asked.reduce((sum, fit) => sum + fit.value, 0) / (1000 * asked.length),
    evidence: asked.map(
      ({ value, name, orElse = '' }) => `${value === 1000 ? 'Found' : 'Not found'}: ${name}${orElse}`,
    ),
    advice:
      missing.length === 0 ? null : `If you have ${itOrThem(missing)}, add ${inWords(missing, 'and')} to your profile.`,
  };
}

/** In thousandths. */
type Fit = { name: string; value: number; orElse?: string };

function degreeFit(
  { degree: highest, totalMonths, statedMonths }: ReadPerson,
  { name, rank, orElse, orYears }: AskedOrElse,
): Fit {
  if (highest >= rank) return { name, value: 1000 };
  // That the years are of such work is for the part that counts them.
  if (orYears !== undefined && Math.max(totalMonths, statedMonths) >= 12 * orYears)
    return { name, value: 1000, ...(orElse !== undefined && { orElse }) };
  if (orElse !== undefined) return { name, value: equivalent, orElse };
  return { name, value: Math.floor((1000 * highest) / (2 * rank)) };
}

const certificateFit = (person: ReadPerson, choice: readonly AskedFor[]): Fit => ({
  name: choice.map(({ name }) => name).join(' or '),
  value: choice.some(({ id }) => hasCertificate(person, id)) ? 1000 : 0,
});

const ofExperience =
  /\bequivalent (?:[a-z/-]+ ){0,4}(?:experience|combination)\b|\bexperience equivalent\b|\bcombination of [^.;\n]{0,40}\bexperience\b/i;

function degreeOf(job: ScoredJob): AskedOrElse | undefined {
  const text = job.minimum_qualification === '' ? job.description : job.minimum_qualification;
  const wanted = askedDegree(text);
  if (wanted === undefined) return undefined;
  const { orYears } = wanted;
  if (orYears !== undefined)
    return { ...wanted, orElse: ` or ${orYears} ${orYears === 1 ? 'year' : 'years'} of experience` };
  if (!/\bequivalent\b/i.test(text)) return wanted;
  return { ...wanted, orElse: ofExperience.test(text) ? ', or equivalent experience' : ', or equivalent' };
}

function certificatesOf(job: ScoredJob, needs: ReadonlyMap<string, AskedFor>): AskedFor[][] {
  const named = findSkills(`${job.minimum_qualification}\n${job.description}`).flatMap(
    ({ skill }) => needs.get(skill.id) ?? [],
  );
  const wanted = named.filter(({ category, need }) => category === 'Certifications' && need !== 'nice');
  return [...Map.groupBy(new Set(wanted), ({ id, choice }) => choice ?? id).values()];
}

export const hasCertificate = ({ held, named, certified }: ReadPerson, id: string): boolean =>
  held.has(id) || named.has(id) || certified.has(id);
