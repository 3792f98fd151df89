import { requestScore } from '@waypost/contracts/calls/scoring';
import { customJobPost } from '@waypost/contracts/constants';
import { jobIdAt } from '@waypost/contracts/paths';
import type { Input } from '../../api/call.ts';
import { companyContent } from '../../entities/lookup/company-content.ts';
import type { Problem } from '../../forms/server-refusals.ts';
import type { LookupValue } from '../../ui/fields/combo/lookup.ts';

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

const hasScheme = (link: string) => /^[a-z][a-z\d+.-]*:\/\//iu.test(link);
/** `www.example.com/jobs/7`: a host with a dot, and what follows one. */
const beginsWithHost = (link: string) => /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]|$)/u.test(link);

/** The link as it is, or with the scheme of this site where it was left out, as browsers show none. */
function urlOf(link: string, origin: string): URL | undefined {
  const whole = hasScheme(link) ? link : `${new URL(origin).protocol}//${link}`;
  // `URL.canParse` is younger than the oldest browsers that the product supports.
  try {
    return new URL(whole);
  } catch {
    return undefined;
  }
}

/** The post of this site that a link leads to, with or without its scheme, whatever stands behind its `?`. */
export function knownJobId(link: string, origin: string): string | undefined {
  const url = urlOf(link.trim(), origin);
  return url?.origin === origin ? jobIdAt(url.pathname) : undefined;
}

/** What a check is of: a post of this site, whichever of its links was given; else what is described, as several jobs share a link. */
export const checkedJob = ({ job_link, title, company_name }: AtsForm, origin: string): string =>
  knownJobId(job_link, origin) ?? [job_link, title, company_name?.name ?? ''].map((words) => words.trim()).join('\n');

/** The question as it is sent: a link of this site by its post, any other job by its words. */
export function requestOf(form: AtsForm, origin: string): Input<'requestScore'> {
  const job_link = form.job_link.trim();
  const jobId = knownJobId(job_link, origin);
  if (jobId !== undefined) {
    return { params: { id: jobId }, body: { is_scrabble: true, job_link: urlOf(job_link, origin)?.href ?? '' } };
  }
  const { title, responsibility, minimum_qualification, preferred_qualification } = form;
  return {
    params: { id: customJobPost },
    body: {
      is_scrabble: false,
      job_link: !hasScheme(job_link) && beginsWithHost(job_link) ? `https://${job_link}` : job_link,
      title: title.trim(),
      responsibility: responsibility.trim(),
      minimum_qualification: minimum_qualification.trim(),
      preferred_qualification: preferred_qualification.trim(),
      ...companyContent(form.company_name),
    },
  };
}

/** In the order in which they stand. */
export const fields = Object.keys(emptyForm) as (keyof AtsForm)[];

/** The form's field for a path of what is sent. */
export const fieldOf = ([first = '']: readonly string[]): string =>
  first === 'custom_company' ? 'company_name' : first;

/** All that the contract refuses of the form, one thing a field, in the order in which it is asked for. */
export function problemsOf(form: AtsForm, origin: string): Problem[] {
  const { error } = requestScore.schema.body.safeParse(requestOf(form, origin).body);
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: fieldOf(path.map(String)), message }));
  return fields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}
