import { useQuery } from '@tanstack/react-query';
import { type DashboardType, limits } from '@waypost/contracts/constants';
import { call } from '../../api/call.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { formatCompany } from '../../format/company.ts';
import { counted } from '../../format/counted.ts';
import { useSignedIn } from '../../session/session.tsx';
import type { Lookup, LookupOption } from '../../ui/fields/combo/lookup.ts';

/** As many companies as the search counts; who posts for more finds the others by typing, uncounted. */
const mostCounted = 20;

type OwnCompanies = {
  /** Somebody who posts for one company has nothing to choose. */
  hasSeveral: boolean;
  load: Lookup;
};

/** The companies of one's own posts whose title or company matches the search. */
async function companiesOf(dsh_id: string | undefined, search: string, signal: AbortSignal): Promise<LookupOption[]> {
  const querystring = { ...(dsh_id !== undefined && { dsh_id }), search, limit: String(limits.lookupLimit) };
  const { jobs } = await call('listPostedJobs', { querystring }, { signal });
  return jobs.flatMap(({ company_id, ...job }) => {
    const name = formatCompany(job);
    return company_id === undefined || name === undefined ? [] : [{ id: company_id, name }];
  });
}

/** The companies that somebody posts for, with the number of posts, those with the most first. */
export function useOwnCompanies(dashboardType: DashboardType): OwnCompanies {
  const { user, dashboard } = useSignedIn();
  // A person has at most one dashboard of a type, and the type decides a post's category.
  const category = dashboardType === 'Referrer' ? 'Referral' : 'Recruitment';
  const querystring = { created_by: user._id, category, limit: '1' } as const;
  const { data } = useQuery({
    queryKey: [...jobPostKeys.posted, 'companies', querystring],
    queryFn: ({ signal }) => call('searchJobPosts', { querystring }, { signal }),
  });
  const own = (data?.facets.company ?? []).map(({ value, label, count }) => ({
    id: value,
    name: label,
    detail: counted(count, 'post'),
  }));

  const load: Lookup = async ({ text, signal }) => {
    const words = text.trim().toLowerCase();
    const isNamed = ({ name }: LookupOption) => name.toLowerCase().includes(words);
    const found = own.filter(isNamed);
    if (words === '' || own.length < mostCounted) return found;
    const named = (await companiesOf(dashboard?.dsh_id, words, signal)).filter(isNamed);
    const others = new Map(named.map((company) => [company.id, company]));
    for (const { id } of found) others.delete(id);
    return [...found, ...others.values()];
  };
  return { hasSeveral: own.length > 1, load };
}
