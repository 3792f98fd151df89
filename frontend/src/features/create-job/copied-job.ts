import type { JobPost } from '@waypost/contracts/entities/job-post';
import { emptyForm, formOf, type JobForm } from './job-form.ts';

/** What a saved post says, as a form to go on from. Its link for applications is somebody else's. */
export const copiedForm = (post: JobPost): JobForm => ({ ...formOf(post), apply_link: emptyForm.apply_link });

/** All that the list of saved posts knows of one. */
export const partialForm = ({ title, company }: { title: string; company: string }): JobForm => ({
  ...emptyForm,
  title,
  company_name: company === '' ? null : { name: company },
});
