import { call } from '../../api/call.ts';
import { formatCompany } from '../../format/company.ts';
import { found, type Question } from './lookups.ts';

/** Posts that are saved on a dashboard; before anything is typed, those that were saved last. */
export const lookUpSavedJobs = (dsh_id: string) => async (question: Question) => {
  const querystring = { dsh_id, entity_text: question.text, limit: String(question.limit) };
  const saved = await call('lookUpSavedJobs', { querystring }, { signal: question.signal });
  return saved.map(({ job_post_id, title, company_name, status }) => ({
    ...found(job_post_id, title, company_name, status === 'Open' ? '' : 'Closed'),
    company: company_name,
  }));
};

/** Posts of one's own, closed ones too; before anything is typed, the latest. */
export const lookUpOwnPosts = async ({ text, limit, signal }: Question) => {
  const querystring = { ...(text !== '' && { search: text }), limit: String(limit) };
  const { jobs } = await call('listPostedJobs', { querystring }, { signal });
  return jobs.map(({ _id, title, status, ...job }) => {
    const company = formatCompany(job) ?? '';
    return { ...found(_id, title, company, status === 'Open' ? '' : 'Closed'), company };
  });
};
