import { facetNames, jobSearchResult, type FacetName } from '../calls/jobs.ts';
import { missing } from '../constants.ts';
import {
  applicantCounts,
  importedJobPost,
  jobPost,
  jobPostContent,
  jobPostDetails,
  jobPostListing,
  type City,
} from '../entities/job-post.ts';
import { jobQuestion } from '../entities/job-question.ts';
import { jobSkill } from '../entities/job-skill.ts';
import { jobPostState } from '../events/job-post-events.ts';
import { at, factory, nextId } from './factory.ts';

const texts = {
  title: 'Gardener',
  description: 'Keep the parks of the city green.',
  responsibility: 'Plant, prune and water.',
  minimum_qualification: 'Two summers of experience in gardens.',
};
const company_name = 'Green Belt';

/** The three names of the id are the same, and so are the three of the place. */
function post({ _id = nextId(), cities = [{ name: 'Lyon' }] }: { _id?: string; cities?: City[] }) {
  return {
    ...texts,
    _id,
    id: _id,
    job_post_id: _id,
    version: 1,
    company_name,
    location: cities.map(({ name }) => name).join(', ') || missing.location,
    cities,
    city_details: cities,
    preferred_qualification: '',
    posted_date: at,
    created_at: at,
    updated_at: at,
    status: 'Open' as const,
    job_post_category: 'Recruitment' as const,
    created_by: nextId(),
    skills: [],
    questions: [],
    links: [],
    job_post_tags: [],
  };
}

/** Open, in one city, without skills and questions. */
export const aJobPost = factory(jobPost)(post);
/** Nobody, unless a test says otherwise. */
export const someApplicantCounts = factory(applicantCounts)(() => ({ total: 0, new: 0, unseen: 0, best_score: null }));
export const aJobPostListing = factory(jobPostListing)(post);
/** With whose it is, as events and other services have it: of a Recruiter, unless a Referral. */
export const aJobPostState = factory(jobPostState)(({ job_post_category, ...some }) => ({
  ...post(some),
  dsh_id: nextId(),
  owner_type: job_post_category === 'Referral' ? 'Referrer' : 'Recruiter',
}));
export const aJobPostDetails = factory(jobPostDetails)(() => ({
  job_post: aJobPost(),
  is_applied: false,
  is_saved: false,
}));

/** What a recruiter writes: all that is required and nothing else. */
export const aJobPostContent = factory(jobPostContent)(({ custom_company }) => ({
  ...texts,
  ...(custom_company === undefined && { company_name }),
  cities: [{ name: 'Lyon' }],
  job_type: 'Full-Time',
  work_mode: 'Onsite',
}));

export const anImportedJobPost = factory(importedJobPost)(() => ({
  title: texts.title,
  description: texts.description,
  import_key: nextId(),
}));

export const aJobSkill = factory(jobSkill)(() => ({ skill: 'Pruning', is_custom: true }));

/** One that must be answered in free words. */
export const aJobQuestion = factory(jobQuestion)(() => ({
  _id: nextId(),
  custom_question: { question_text: 'Why do you apply?', question_type: 'paragraph' },
  is_required: true,
}));

/** Nothing found. */
export const aJobSearchResult = factory(jobSearchResult)(({ jobs = [] }) => ({
  jobs,
  total: jobs.length,
  page: 1,
  facets: Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Record<FacetName, []>,
}));
