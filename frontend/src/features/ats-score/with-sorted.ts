import type { SortedText } from '../../entities/job-post/pasted/sort-job-text.ts';
import type { AtsForm } from './ats-form.ts';

/**
 * The form with what was found; what was not stays as it is, and a link that is there, too. What is offered, paid or said of the
 * company is left out: it says nothing of the fit.
 */
export function withSorted(form: AtsForm, found: SortedText): AtsForm {
  const { title, company, job_link, minimum_qualification, preferred_qualification } = found;
  const responsibility = [found.about, found.responsibility].filter(Boolean).join('\n\n') || found.lead;
  const texts = { title, responsibility, minimum_qualification, preferred_qualification };
  return {
    ...form,
    ...Object.fromEntries(Object.entries(texts).filter(([, words]) => words)),
    ...(company !== undefined && { company_name: { name: company } }),
    ...(form.job_link.trim() === '' && job_link !== undefined && { job_link }),
  };
}
