import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import type { DemoJobPost } from '@waypost/demo/demo-job-post';
import { eachJobPost, makeJobPosts } from '@waypost/demo/make-job-posts';
import { companyIdOf } from '@waypost/jobs/search/company-id';
import { derivedId } from '@waypost/runtime/service/derived-id';

const now = new Date(Date.UTC(2030, 0, 1));

/** Posts as long and as different as those that people write, the same at every run. */
export const benchPosts = (count: number): JobPostState[] => makeJobPosts({ count, now }).map(toState);

/** The same one at a time, for more than fit into the memory. */
export const eachBenchPost = (count: number): IteratorObject<JobPostState> => eachJobPost({ count, now }).map(toState);

function toState({ field: _field, level: _level, import_key, category, ...post }: DemoJobPost): JobPostState {
  const id = derivedId('bench-post', import_key);
  const cities = post.cities.map(({ name }) => ({ city_id: derivedId('city', name), name }));
  return {
    ...post,
    _id: id,
    id,
    job_post_id: id,
    version: 1,
    company_id: companyIdOf(post.company_name),
    cities,
    city_details: cities,
    location: cities.map(({ name }) => name).join(', '),
    skills: post.skills.map((skill) => ({ ...skill, is_custom: true })),
    questions: [],
    links: [],
    job_post_tags: [...post.job_post_tags],
    job_post_category: category,
    created_at: post.posted_date,
    updated_at: post.posted_date,
    created_by: derivedId('user', 'bench'),
    dsh_id: derivedId('dashboard', 'bench'),
    owner_type: category === 'Referral' ? 'Referrer' : 'Recruiter',
  };
}
