import type { WorkMode } from '@waypost/contracts/constants';
import type { SortedText } from '../../../entities/job-post/pasted/sort-job-text.ts';
import type { JobForm, Named } from '../form/job-form.ts';

const paragraphs = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');

/** The texts of a post, each in a field of its own. */
export const pastedFields = [
  'description',
  'responsibility',
  'minimum_qualification',
  'preferred_qualification',
] as const satisfies readonly (keyof JobForm)[];

/**
 * The form with what was found of the texts. Title and company are guessed, and stand back behind what is typed; a link in the text may
 * lead anywhere, so that nobody is sent there to apply.
 */
export function withSorted(form: JobForm, found: SortedText): JobForm {
  const { responsibility = found.about, minimum_qualification, preferred_qualification } = found;
  const about = found.responsibility === undefined ? undefined : found.about;
  const texts = {
    description: paragraphs(found.lead, about, found.other),
    responsibility,
    minimum_qualification,
    preferred_qualification,
  };
  const isTitled = form.title.trim() !== '';
  return {
    ...form,
    ...Object.fromEntries(Object.entries(texts).filter(([, words]) => words)),
    ...(!isTitled && found.title !== undefined && { title: found.title }),
    ...(form.company_name === null && found.company !== undefined && { company_name: { name: found.company } }),
  };
}

type OfPlace = { line: string; isAll: boolean; mode?: WorkMode | undefined };
/** The form with the city, and how the work is done, that a line of its description names, which need not say so again where it says nothing else. */
export function withCity(form: JobForm, city: Named, { line, isAll, mode }: OfPlace): JobForm {
  const others = form.description.split('\n').filter((one) => one !== line);
  return {
    ...form,
    cities: [city],
    ...(mode !== undefined && { work_mode: mode }),
    ...((isAll || mode !== undefined) && { description: others.join('\n').trim() }),
  };
}
