import type { Analysis } from '@waypost/contracts/entities/score';
import { modelVersion } from '@waypost/model/model-file';
import { languageOf } from '../reading/text/language.ts';
import type { AnalysedPost } from './analysed-post.ts';
import { askedYears } from './asked-years.ts';
import { isOfEmployerName } from './employer-names.ts';
import { findInFields, isOnlyInTitle, select, type Found } from './found-skills.ts';
import { missingParts } from './missing-parts.ts';
import { withSpans } from './named-spans.ts';
import { namesOtherPay } from './other-money.ts';
import { readFields, type ReadField } from './read-fields.ts';
import { usualSkills } from './roles.ts';
import { levelUnsaid } from './skill-levels.ts';
import { statedMode } from './stated-mode.ts';
import { statedPay } from './stated-pay.ts';
import { statedType, typeInTitle } from './stated-type.ts';
import { wordingHints } from './wording-hints.ts';

/** Changed with everything that can change an analysis, so that kept ones are made again. */
export const readerVersion = `25.${modelVersion}`;

const shown = { evidence: 4, usual: 5 };

/** What a post asks for, read from its words. Pure: the same text gives the same answer. */
export function analyseJobPost(post: AnalysedPost): Analysis {
  const { read: fields, own } = readFields(post);
  const { read, others, duties } = withSpans(fields);
  const texts = read.map(({ text }) => text);
  const years = askedYears(read);
  const all = findInFields(read, own);
  const found = all.filter((one) => !isOnlyInTitle(one));
  const asked = {
    ...(years !== undefined && { minimum_yrs_of_exp_needed: years.minimum }),
    ...(years?.maximum !== undefined && { maximum_yrs_of_exp_needed: years.maximum }),
  };
  const stated = statedIn(read);
  const language = languageOf(texts.join('\n'));
  const namesPay = stated.pay !== undefined || texts.some(namesOtherPay);
  return {
    skills: select(found).map((one) => ({
      skill: one.skill.name,
      skill_id: one.skill.id,
      is_custom: false,
      proficiency_level: one.level ?? levelUnsaid(post.title, years?.maximum),
      requirement: one.isRequired ? 'required' : 'preferred',
      ...(one.years !== undefined && { years: one.years }),
      evidence: one.evidence,
    })),
    other_skills: others.filter(({ skill }) => !isOfEmployerName(skill, own)),
    ...asked,
    years_evidence: (years?.from ?? []).slice(0, shown.evidence).map((one) => one.in.evidenceAt(one)),
    ...stated,
    sections: read.flatMap(sectionsAsWritten),
    ...(language !== undefined && { language }),
    missing: missingParts(read, { found: all, hasYears: years !== undefined, duties, language }),
    missing_usual_skills: missingUsual(post.title, found, all),
    // What the text says is offered to be filled in; that it is missing would be wrong.
    hints: wordingHints(texts, { pay: namesPay || post.has_pay, location: post.has_location }),
  };
}

/** What employment it is, by the title before all else. Qualifications name what somebody has done elsewhere: "a paid internship". */
function typeIn(read: readonly ReadField[]): Pick<Analysis, 'job_type'> {
  const [first] = read
    .filter(({ field }) => !field.endsWith('_qualification'))
    .toSorted((one, next) => Number(next.field === 'title') - Number(one.field === 'title'))
    .flatMap((one) => {
      const stated = one.field === 'title' ? typeInTitle(one.text) : statedType(one.text);
      return stated === undefined ? [] : [{ job_type: stated.job_type, evidence: one.evidenceAt(stated) }];
    });
  return first === undefined ? {} : { job_type: first };
}

/** Where the work is done and what is paid, by the first field that says so, and what employment it is. */
function statedIn(read: readonly ReadField[]): Pick<Analysis, 'work_mode' | 'job_type' | 'pay'> {
  const [mode] = read.flatMap((one) => {
    const stated = statedMode(one.text);
    return stated === undefined ? [] : [{ work_mode: stated.work_mode, evidence: one.evidenceAt(stated) }];
  });
  const [pay] = read.flatMap((one) => {
    const stated = statedPay(one.text);
    if (stated === undefined) return [];
    const { currency, minimum, maximum, per } = stated;
    const amounts = { amount: minimum, ...(maximum !== undefined && { max_amount: maximum }) };
    return [{ ...(currency !== undefined && { currency }), ...amounts, per, evidence: one.evidenceAt(stated) }];
  });
  return { ...(mode !== undefined && { work_mode: mode }), ...typeIn(read), ...(pay !== undefined && { pay }) };
}

/** What only the title names, and what posts for such a role usually ask for. */
function missingUsual(title: string, found: readonly Found[], all: readonly Found[]): Analysis['missing_usual_skills'] {
  const has = new Set(found.map(({ skill }) => skill.id));
  const inTitle = all.filter(isOnlyInTitle).map(({ skill }) => skill);
  return [...new Set([...inTitle, ...usualSkills(title)])]
    .filter((skill) => !has.has(skill.id))
    .slice(0, shown.usual)
    .map((skill) => ({ skill: skill.name, skill_id: skill.id }));
}

const sectionsAsWritten = ({ sections, evidenceAt }: ReadField): Analysis['sections'] =>
  sections.flatMap(({ kind, ...place }) => {
    const { field, start, end } = evidenceAt(place);
    return kind === undefined ? [] : [{ kind, field, start, end }];
  });
