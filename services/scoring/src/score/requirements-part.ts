import { findSkills } from '../reading/find-skills.ts';
import { askedDegree } from './degrees.ts';
import type { AskedFor } from './needs.ts';
import { inWords, itOrThem, type Part } from './part.ts';
import type { ReadPerson } from './read-person.ts';
import type { ScoredJob } from './scored.ts';

/** A degree "or equivalent experience" that is not there. */
const equivalent = 700;

/** Degrees and certificates, only where the post asks for them. Which school gave them is not asked. */
export function requirementsPart(
  person: ReadPerson,
  job: ScoredJob,
  needs: ReadonlyMap<string, AskedFor>,
  mustHaves: readonly string[],
): Part | undefined {
  const asked = [degreeFit(person, job), ...certificateFits(person, job, needs)].filter((fit) => fit !== undefined);
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

/** In thousandths. `orElse`: what would do as well. */
type Fit = { name: string; value: number; orElse?: string };

const ofExperience =
  /\bequivalent (?:[a-z/-]+ ){0,4}(?:experience|combination)\b|\bexperience equivalent\b|\bcombination of [^.;\n]{0,40}\bexperience\b/i;

function degreeFit({ degree: highest }: ReadPerson, job: ScoredJob): Fit | undefined {
  const text = job.minimum_qualification === '' ? job.description : job.minimum_qualification;
  const wanted = askedDegree(text);
  if (wanted === undefined) return undefined;
  const { rank, name } = wanted;
  if (highest >= rank) return { name, value: 1000 };
  if (/\bequivalent\b/i.test(text))
    return {
      name,
      value: equivalent,
      orElse: ofExperience.test(text) ? ', or equivalent experience' : ', or equivalent',
    };
  return { name, value: Math.floor((1000 * highest) / (2 * rank)) };
}

/** Where a choice is asked for ("CPA or CFA"), one certificate is enough. */
function certificateFits(person: ReadPerson, job: ScoredJob, needs: ReadonlyMap<string, AskedFor>): Fit[] {
  const named = findSkills(`${job.minimum_qualification}\n${job.description}`).flatMap(
    ({ skill }) => needs.get(skill.id) ?? [],
  );
  const wanted = named.filter(({ category, need }) => category === 'Certifications' && need !== 'nice');
  return [...Map.groupBy(new Set(wanted), ({ id, choice }) => choice ?? id).values()].map((choice) => ({
    name: choice.map(({ name }) => name).join(' or '),
    value: choice.some(({ id }) => hasCertificate(person, id)) ? 1000 : 0,
  }));
}

export const hasCertificate = ({ held, named, certified }: ReadPerson, id: string): boolean =>
  held.has(id) || named.has(id) || certified.has(id);
