import { facetNames, type FacetName } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { dollarsPerUnit } from '../search/filters/yearly-pay.ts';
import type { JobSearchRequest } from '../search/job-search.ts';

/**
 * The oracle of the suite: the rules of the search read off a post one at a time, without index, tables or shared code.
 * It knows no stems, synonyms or typing errors, which the generated posts do not need.
 */
export function bruteForce(posts: readonly JobPost[], request: JobSearchRequest, now: Date) {
  const read = request.created_by ? posts.filter((post) => post.created_by === request.created_by) : posts;
  const candidates = read.filter((post) => hasKeyword(post, request.keyword));
  const acceptsAll = (post: JobPost, but?: FacetName) =>
    facetNames.every((facet) => facet === but || accepts[facet](post, request, now));
  return {
    ids: candidates.filter((post) => acceptsAll(post)).map((post) => post._id),
    /** How many posts one value of a facet would leave. */
    countOf: (facet: FacetName, value: string) =>
      candidates.filter((post) => acceptsAll(post, facet) && accepts[facet](post, choose(request, facet, value), now))
        .length,
    without: (facet: FacetName) => candidates.filter((post) => acceptsAll(post, facet)).length,
  };
}

function hasKeyword(post: JobPost, keyword = ''): boolean {
  const cities = post.cities.map((city) => city.name);
  const skills = post.skills.map((skill) => skill.skill);
  const text = [post.title, post.description, post.responsibility, post.company_name, ...cities, ...skills].join(' ');
  return keyword.split(' ').every((word) => text.toLowerCase().includes(word.toLowerCase()));
}

type Rule = (post: JobPost, request: JobSearchRequest, now: Date) => boolean;

const accepts: Record<FacetName, Rule> = {
  city: (post, { cityId }) => !cityId || post.cities.some((city) => cityId.includes(city.city_id ?? '')),
  company: (post, { companyId }) => !companyId || post.company_id === companyId,
  job_type: (post, { job_type }) => !job_type || (post.job_type !== undefined && job_type.includes(post.job_type)),
  work_mode: (post, { work_mode }) =>
    !work_mode || (post.work_mode !== undefined && work_mode.includes(post.work_mode)),
  skills: (post, { skills }) =>
    !skills || post.skills.some(({ skill }) => skills.some((name) => name.toLowerCase() === skill.toLowerCase())),
  category: (post, { category }) => !category || post.job_post_category === category,
  status: (post, { status }) => !status || post.status === status,
  experience: (post, { experience }) =>
    experience === undefined ||
    ((post.minimum_yrs_of_exp_needed ?? 0) <= experience && experience <= (post.maximum_yrs_of_exp_needed || 999)),
  pay: (post, { min_ctc, max_ctc, with_unknown_pay, ctc_currency }) => {
    if (min_ctc === undefined && max_ctc === undefined) return true;
    const pay = post.expected_max_ctc;
    if (!pay) return with_unknown_pay === 'true';
    const dollars = (amount: number, currency: keyof typeof dollarsPerUnit.rates) =>
      Math.round(amount * dollarsPerUnit.rates[currency]);
    const offered = dollars(pay.max_amount ?? pay.amount, pay.currency);
    const enough = min_ctc === undefined || offered >= dollars(min_ctc, ctc_currency);
    return enough && (max_ctc === undefined || offered <= dollars(max_ctc, ctc_currency));
  },
  posted_within: (post, { posted_within }, now) =>
    posted_within === undefined ||
    now.getTime() - Date.parse(post.posted_date) <= Number(posted_within) * 24 * 60 * 60 * 1000,
};

/** The request with this one value chosen in the facet. */
function choose(request: JobSearchRequest, facet: FacetName, value: string): JobSearchRequest {
  const { min_ctc: _min, max_ctc: _max, with_unknown_pay: _unknown, ...rest } = request;
  const chosen: Record<FacetName, object> = {
    city: { cityId: [value] },
    company: { companyId: value },
    job_type: { job_type: [value] },
    work_mode: { work_mode: [value] },
    skills: { skills: [value] },
    category: { category: value },
    status: { status: value },
    experience: { experience: Number(value) },
    pay: { min_ctc: Number(value) },
    posted_within: { posted_within: value },
  };
  return { ...(facet === 'pay' ? rest : request), ...chosen[facet] };
}
