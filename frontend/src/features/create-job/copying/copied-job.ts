import type { JobPost } from '@waypost/contracts/entities/job-post';
import { emptyForm, formOf, type JobForm } from '../form/job-form.ts';

/** What another post says, as a form to go on from. Where people apply on somebody else's site is theirs. */
export const copiedForm = (post: JobPost, userId: string): JobForm => ({
  ...formOf(post),
  ...(post.created_by !== userId && { apply_link: emptyForm.apply_link }),
});

/** All that a list of posts knows of one. */
export const partialForm = ({ title, company }: { title: string; company: string }): JobForm => ({
  ...emptyForm,
  title,
  company_name: company === '' ? null : { name: company },
});
