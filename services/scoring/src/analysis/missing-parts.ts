import type { Analysis } from '@waypost/contracts/entities/score';
import { isEmployers } from '../reading/sections/section-headings.ts';
import { tokenise } from '../reading/text/tokens.ts';
import type { Found } from './found-skills.ts';
import type { ReadField } from './read-fields.ts';

/** Fewer words than this are no text to read from. */
const fewestWords = 6;
/** As many tell what the work is without a heading. */
const fewestDuties = 3;

/** As many times a text asks for something where no heading says that it does. */
const fewestAsked = 2;
const asks =
  /\bmust (?:have|be|possess|hold|know)\b|\brequire(?:d|s|ments?)\b|\bpreferred\b|\b(?:minimum|at least|\d+\+?) (?:of )?[\w()+ ]{0,20}(?:years?|months?)\b|\bexperience (?:with|in|as|working)\b|\bproficien\w+|\bknowledge of\b|\bfamiliar(?:ity)? with\b|\babilit(?:y|ies) to\b|\b(?:degree|diploma|certifi(?:ed|cates?|cations?)|licen[cs]ed?) /gi;

/** Who says so has said how many years are needed. */
const asksForNone =
  /\bno (?:(?:prior|previous|work) ){0,2}experience (?:is )?(?:necessary|needed|required)\b|\bexperience (?:is )?not (?:necessary|needed|required)\b/i;

const messages = {
  text: 'There is too little text to read from. Say what the person will do and what they need to know.',
  language: (name: string) =>
    name === 'other'
      ? 'This text does not seem to be in English. Only what is also understood in English was read; please check it.'
      : `This text seems to be in ${name}. Only what is also understood in English was read; please check it.`,
  duties: 'What the person will do.',
  requirements: 'What the person needs to know or to have done.',
  skills: 'Skills by their names.',
  years: 'How many years of experience are needed, or that none are.',
};

/** What a post usually says and this one does not; of a text that is next to nothing, only that. */
export function missingParts(
  read: readonly ReadField[],
  known: { found: readonly Found[]; hasYears: boolean; duties: number; language: string | undefined },
): Analysis['missing'] {
  const texts = read.filter(({ field }) => field !== 'title');
  const words = new Set(texts.flatMap(({ text }) => tokenise(text.slice(0, 2000)).map(({ lower }) => lower)));
  const isNothingRead = known.found.length === 0 && !known.hasYears;
  if (words.size < fewestWords && (isNothingRead || words.size < 3)) return [{ code: 'text', message: messages.text }];
  const kinds = new Set(texts.flatMap(({ sections }) => sections.map(({ kind }) => kind)));
  const missing: Analysis['missing'] = [];
  if (known.language !== undefined && known.language !== 'English')
    missing.push({ code: 'language', message: messages.language(known.language) });
  if (!kinds.has('responsibilities') && known.duties < fewestDuties)
    missing.push({ code: 'duties', message: messages.duties });
  if (!kinds.has('requirements') && timesAsked(texts) < fewestAsked)
    missing.push({ code: 'requirements', message: messages.requirements });
  if (known.found.length === 0) missing.push({ code: 'skills', message: messages.skills });
  if (!known.hasYears && !texts.some(({ text }) => asksForNone.test(text)))
    missing.push({ code: 'years', message: messages.years });
  return missing;
}

const timesAsked = (texts: readonly ReadField[]): number =>
  texts
    .flatMap(({ text, sections }) =>
      sections.filter(({ kind }) => !isEmployers(kind)).map((one) => text.slice(one.start, one.end)),
    )
    .reduce((times, text) => times + (text.match(asks)?.length ?? 0), 0);
