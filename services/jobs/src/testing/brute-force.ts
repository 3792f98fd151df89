import { facetNames, type FacetName } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { dollarsPerUnit } from '@waypost/contracts/exchange-rates';
import type { JobSearchRequest } from '../search/job-search.ts';
import { citiesOf, type GeneratedCity } from './generated-posts.ts';

/**
 * The oracle of the suite: the rules of the search read off a post one at a time, without index, tables or shared code.
 * It knows no stems, synonyms or typing errors, which the generated posts do not need.
 */
export function bruteForce(posts: readonly JobPost[], request: JobSearchRequest, now: Date) {
  const read = request.created_by ? posts.filter((post) => post.created_by === request.created_by) : posts;
  const keyword = request.keyword ?? '';
  const mentioning = read.filter((post) => hasKeyword(keyword, textOf(post), post));
  const about = read.filter((post) => hasKeyword(keyword, subjectOf(post), post));
  const refusals = new Map(
    read.map((post) => [post, facetNames.filter((facet) => !accepts[facet](post, request, now))]),
  );
  const acceptsAll = (post: JobPost, but?: FacetName) => refusals.get(post)?.every((facet) => facet === but);
  const found = (posts: readonly JobPost[]) => posts.filter((post) => acceptsAll(post));
  const tier = request.in === 'text' || found(about).length === 0 ? 'text' : 'about';
  const candidates = tier === 'about' ? about : mentioning;
  const leftWithout = (posts: readonly JobPost[], facet: FacetName) =>
    posts.filter((post) => acceptsAll(post, facet)).length;
  return {
    ...(keyword !== '' && { tier, mentions: found(mentioning).length - found(about).length }),
    ids: found(candidates).map((post) => post._id),
    /** How many posts one value of a facet would leave. */
    countOf(facet: FacetName, value: string) {
      const chosen = choose(request, facet, value);
      return candidates.filter((post) => acceptsAll(post, facet) && accepts[facet](post, chosen, now)).length;
    },
    /** How many posts the page would count that is without the choice in this facet. */
    without: (facet: FacetName) =>
      (request.in !== 'text' && leftWithout(about, facet)) || leftWithout(mentioning, facet),
  };
}

const hasKeyword = (keyword: string, text: string, post: JobPost): boolean =>
  keyword.split(' ').every((word) => (word.startsWith('-') ? !has(subjectOf(post), word.slice(1)) : has(text, word)));
const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** What a post is about. */
const subjectOf = ({ title, company_name, cities, skills }: JobPost): string =>
  [title, company_name, ...cities.map((city) => city.name), ...skills.map(({ skill }) => skill)].join(' ');

const textOf = (post: JobPost): string => [subjectOf(post), post.description, post.responsibility].join(' ');

const placesOf = (post: JobPost) => citiesOf(post.cities.map(({ city_id }) => city_id ?? ''));

/** Kilometres, by the angle between two directions from the middle of the earth. */
function distance(a: GeneratedCity, b: GeneratedCity): number {
  const [from, to] = [a, b].map(({ lat, lon }) => {
    const [north, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  }) as [number[], number[]];
  return (
    6_371 *
    Math.acos(
      Math.min(
        1,
        from.reduce((sum, part, axis) => sum + part * (to[axis] ?? 0), 0),
      ),
    )
  );
}

type Rule = (post: JobPost, request: JobSearchRequest, now: Date) => boolean;

const accepts: Record<FacetName, Rule> = {
  city: (post, { cityId, within_km }) =>
    !cityId ||
    post.cities.some((city) => cityId.includes(city.city_id ?? '')) ||
    (within_km !== undefined &&
      citiesOf(cityId).some((middle) => placesOf(post).some((place) => distance(middle, place) <= Number(within_km)))),
  country: (post, { country }) => !country || placesOf(post).some((place) => country.includes(place.country)),
  company: (post, { companyId }) => !companyId || post.company_id === companyId,
  job_type: (post, { job_type }) => !job_type || (post.job_type !== undefined && job_type.includes(post.job_type)),
  work_mode: (post, { work_mode }) =>
    !work_mode || (post.work_mode !== undefined && work_mode.includes(post.work_mode)),
  skills: (post, { skills }) =>
    !skills || post.skills.some(({ skill }) => skills.some((name) => skillOf(name) === skillOf(skill))),
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

/** What a facet calls a skill. */
export const skillOf = (name: string): string => name.toLowerCase().split(',').join(';');

/** The request with this one value chosen in the facet. */
function choose(request: JobSearchRequest, facet: FacetName, value: string): JobSearchRequest {
  const { min_ctc: _min, max_ctc: _max, ...anyPay } = request;
  // A city counts its own posts, however far around it is searched.
  const { within_km: _around, ...exactly } = request;
  const chosen: Record<FacetName, object> = {
    city: { cityId: [value] },
    country: { country: [value] },
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
  return { ...(facet === 'pay' ? anyPay : facet === 'city' ? exactly : request), ...chosen[facet] };
}
