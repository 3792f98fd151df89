import { requestScore } from '@waypost/contracts/calls/scoring';
import { customJobPost } from '@waypost/contracts/constants';
import { jobIdAt } from '@waypost/contracts/paths';
import type { Input } from '../../api/call.ts';
import { companyContent } from '../../entities/lookup/company-content.ts';
import type { Problem } from '../../forms/server-refusals.ts';
import type { LookupValue } from '../../ui/lookup.ts';

/** What is typed; the company is one that is listed, or a name of one's own. */
export type AtsForm = {
  job_link: string;
  company_name: LookupValue | null;
  title: string;
  responsibility: string;
  minimum_qualification: string;
  preferred_qualification: string;
};

export const emptyForm: AtsForm = {
  job_link: '',
  company_name: null,
  title: '',
  responsibility: '',
  minimum_qualification: '',
  preferred_qualification: '',
};

export const isEmpty = (form: AtsForm): boolean =>
  Object.values(form).every((value) => (typeof value === 'string' ? value.trim() === '' : value === null));

/** Whether anything is typed of a job of another site. */
export const isDescribed = (form: AtsForm): boolean => !isEmpty({ ...form, job_link: '' });

/** The post of this site that a link leads to, whatever stands behind its `?`. */
export function knownJobId(link: string, origin: string): string | undefined {
  if (!URL.canParse(link.trim())) return undefined;
  const url = new URL(link.trim());
  return url.origin === origin ? jobIdAt(url.pathname) : undefined;
}

/** What a check is of: a post of this site, whichever of its links was given, or what is behind a link. */
export const checkedJob = ({ job_link }: AtsForm, origin: string): string =>
  knownJobId(job_link, origin) ?? job_link.trim();

/** The question as it is sent: a link of this site by its post, any other job by its words. */
export function requestOf(form: AtsForm, origin: string): Input<'requestScore'> {
  const job_link = form.job_link.trim();
  const jobId = knownJobId(job_link, origin);
  if (jobId !== undefined) return { params: { id: jobId }, body: { is_scrabble: true, job_link } };
  const { title, responsibility, minimum_qualification, preferred_qualification } = form;
  return {
    params: { id: customJobPost },
    body: {
      is_scrabble: false,
      job_link,
      title: title.trim(),
      responsibility: responsibility.trim(),
      minimum_qualification: minimum_qualification.trim(),
      preferred_qualification: preferred_qualification.trim(),
      ...companyContent(form.company_name),
    },
  };
}

const fields = Object.keys(emptyForm);

/** The form's field for a path of what is sent. */
export const fieldOf = ([first = '']: readonly string[]): string =>
  first === 'custom_company' ? 'company_name' : first;

/** All that the contract refuses of the form, one thing a field, in the order in which it is asked for. */
export function problemsOf(form: AtsForm, origin: string): Problem[] {
  const { error } = requestScore.schema.body.safeParse(requestOf(form, origin).body);
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: fieldOf(path.map(String)), message }));
  return fields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}
