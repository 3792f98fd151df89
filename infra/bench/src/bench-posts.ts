import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import type { DemoJobPost } from '@waypost/demo/demo-job-post';
import { makeJobPosts } from '@waypost/demo/make-job-posts';
import { companyIdOf } from '@waypost/jobs/search/company-id';
import { derivedId } from '@waypost/runtime/service/derived-id';

/** Posts as long and as different as those that people write, the same at every run. */
export function benchPosts(count: number): JobPostState[] {
  return makeJobPosts({ count, now: new Date(Date.UTC(2030, 0, 1)) }).map(toState);
}

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
