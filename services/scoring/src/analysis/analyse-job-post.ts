import type { Analysis } from '@waypost/contracts/entities/score';
import { modelVersion } from '@waypost/model/model-file';
import { languageOf } from '../reading/text/language.ts';
import type { Place } from '../reading/text/place.ts';
import type { AnalysedPost } from './analysed-post.ts';
import { askedYears } from './asked-years.ts';
import { isOfEmployerName } from './employer-names.ts';
import { findInFields, isOnlyInTitle, select, type Found } from './found-skills.ts';
import { missingParts } from './missing-parts.ts';
import { withSpans } from './named-spans.ts';
import { namesOtherPay } from './other-money.ts';
import { readFields, type ReadField } from './read-fields.ts';
import { usualSkills } from './roles.ts';
import { severalJobs } from './several-jobs.ts';
import { levelUnsaid } from './skill-levels.ts';
import { statedMode } from './stated-mode.ts';
import { statedPay, type StatedPay } from './stated-pay.ts';
import { statedType, typeInTitle } from './stated-type.ts';
import { wordingHints } from './wording-hints.ts';

/** Changed with everything that can change an analysis, so that kept ones are made again. */
export const readerVersion = `29.${modelVersion}`;

const shown = { evidence: 4, usual: 5 };

/** What a post asks for, read from its words. Pure: the same text gives the same answer. */
export function analyseJobPost(post: AnalysedPost): Analysis {
  const { read: fields, own } = readFields(post);
  const { read, others, duties } = withSpans(fields);
  const texts = read.map(({ text }) => text);
  const jobs = severalJobs(read.flatMap(({ field, text }) => (field === 'title' ? [] : [text])));
  const areSeveral = jobs.length > 0;
  // What each of several jobs asks for and pays is of none of the others.
  const years = areSeveral ? undefined : askedYears(read);
  const all = findInFields(read, own);
  const found = all.filter((one) => !isOnlyInTitle(one));
  const asked = {
    ...(years !== undefined && { minimum_yrs_of_exp_needed: years.minimum }),
    ...(years?.maximum !== undefined && { maximum_yrs_of_exp_needed: years.maximum }),
  };
  const { pay, ...terms } = statedIn(read);
  const stated = { ...terms, ...(pay !== undefined && !areSeveral && { pay }) };
  const language = languageOf(texts.join('\n'));
  const namesPay = pay !== undefined || areSeveral || texts.some(namesOtherPay);
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
    // The tagger has learnt English.
    other_skills:
      language === undefined || language === 'English'
        ? others.filter(({ skill }) => !isOfEmployerName(skill, own))
        : [],
    ...asked,
    years_evidence: (years?.from ?? []).slice(0, shown.evidence).map((one) => one.in.evidenceAt(one)),
    ...stated,
    sections: read.flatMap(sectionsAsWritten),
    ...(language !== undefined && { language }),
    missing: missingParts(read, { found: all, hasYears: years !== undefined || areSeveral, duties, language }),
    missing_usual_skills: missingUsual(post.title, found, all),
    // What the text says is offered to be filled in; that it is missing would be wrong.
    hints: wordingHints(texts, { pay: namesPay || post.has_pay, location: post.has_location, jobs }),
  };
}

/** What the first field says that says something of it, with its words. */
function firstSaid<T extends Place>(read: readonly ReadField[], find: (one: ReadField) => T | undefined) {
  for (const one of read) {
    const said = find(one);
    if (said !== undefined) return { said, evidence: one.evidenceAt(said) };
  }
  return undefined;
}

/** What employment it is, by the title before all else. Qualifications name what somebody has done elsewhere: "a paid internship". */
function typeIn(read: readonly ReadField[]) {
  const [titles, texts] = [read.filter(isTitle), read.filter((one) => !isTitle(one) && !isOfPerson(one))];
  return firstSaid(titles, ({ text }) => typeInTitle(text)) ?? firstSaid(texts, ({ text }) => statedType(text));
}
const isTitle = ({ field }: ReadField) => field === 'title';
const isOfPerson = ({ field }: ReadField) => field.endsWith('_qualification');

/** Where the work is done and what is paid, by the first field that says so, and what employment it is. */
function statedIn(read: readonly ReadField[]): Pick<Analysis, 'work_mode' | 'job_type' | 'pay'> {
  const mode = firstSaid(read, ({ text }) => statedMode(text));
  const type = typeIn(read);
  const pay = firstSaid(read, ({ text }) => statedPay(text));
  return {
    ...(mode && { work_mode: { work_mode: mode.said.work_mode, evidence: mode.evidence } }),
    ...(type && { job_type: { job_type: type.said.job_type, evidence: type.evidence } }),
    ...(pay && { pay: { ...payOf(pay.said), evidence: pay.evidence } }),
  };
}

const payOf = ({ currency, minimum, maximum, per }: StatedPay) => ({
  ...(currency !== undefined && { currency }),
  amount: minimum,
  ...(maximum !== undefined && { max_amount: maximum }),
  per,
});

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
