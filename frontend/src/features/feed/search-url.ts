import {
  currencies,
  jobCategories,
  jobStatuses,
  jobTypes,
  limits,
  pageSizes,
  workModes,
} from '@waypost/contracts/constants';
import { isId, listOf, oneOf, someOf, whole } from '../../format/url-values.ts';
import { asksForPay, emptySearch, type JobSearch, type PostedWithin, type SearchSort } from './job-search.ts';

const searchSorts: readonly SearchSort[] = ['relevance', 'newest', 'pay'];
const postedSteps: readonly PostedWithin[] = ['1', '3', '7', '14', '30'];
/** What a filter of several values may hold. */
const longestList = 50;
export const lastPage = Math.floor(limits.searchWindow / pageSizes.search);

/** Reads a search from a page's URL. What means nothing is left out, so that an old or mistyped link still opens. */
export function searchFromUrl(params: URLSearchParams): JobSearch {
  const companyId = params.get('companyId');
  const pay = {
    leastPay: whole(params.get('min_ctc') ?? params.get('salaryMin'), 0, limits.pay),
    mostPay: whole(params.get('max_ctc') ?? params.get('salaryMax'), 0, limits.pay),
  };
  const hasCompanyId = isId(companyId);
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, limits.keyword).trim(),
    cityIds: listOf(params.get('cityId')).filter(isId).slice(0, longestList),
    companyId: hasCompanyId ? companyId : undefined,
    companyName: hasCompanyId
      ? undefined
      : (params.get('companyName') ?? '').trim().slice(0, limits.name).trim() || undefined,
    jobTypes: someOf(jobTypes, params.get('job_type')),
    workModes: someOf(workModes, params.get('work_mode')),
    skills: listOf(params.get('skills'))
      .filter((skill) => skill.length <= limits.skillName.max)
      .slice(0, longestList),
    category: oneOf(jobCategories, params.get('category')),
    status: oneOf(jobStatuses, params.get('status')),
    experience: whole(params.get('experience'), 0, limits.experienceYears),
    ...pay,
    currency: oneOf(currencies, params.get('ctc_currency')) ?? emptySearch.currency,
    keepsUnknownPay: asksForPay(pay) && params.get('with_unknown_pay') === 'true',
    postedWithin: oneOf(postedSteps, params.get('posted_within')),
    sort: oneOf(searchSorts, params.get('sort')),
    page: whole(params.get('page'), 1, lastPage) ?? 1,
  };
}

/** The page's URL query; nothing for what is not asked for. */
export function searchToUrl(search: JobSearch): URLSearchParams {
  const values: Record<string, string | undefined> = {
    keyword: search.keyword,
    cityId: search.cityIds.join(','),
    companyId: search.companyId,
    companyName: search.companyId === undefined ? search.companyName : undefined,
    job_type: search.jobTypes.join(','),
    work_mode: search.workModes.join(','),
    skills: search.skills.join(','),
    category: search.category,
    status: search.status,
    experience: search.experience?.toString(),
    min_ctc: search.leastPay?.toString(),
    max_ctc: search.mostPay?.toString(),
    ctc_currency: search.currency === emptySearch.currency ? undefined : search.currency,
    with_unknown_pay: search.keepsUnknownPay && asksForPay(search) ? 'true' : undefined,
    posted_within: search.postedWithin,
    sort: search.sort,
    page: search.page > 1 ? String(search.page) : undefined,
  };
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
