import { useQuery } from '@tanstack/react-query';
import type { DashboardType } from '@waypost/contracts/constants';
import { call } from '../../api/call.ts';
import { jobPostKeys } from '../../entities/job-post/queries.ts';
import { lookUpCompanies } from '../../entities/lookup/lookups.ts';
import { useSignedIn } from '../../session/session.tsx';
import type { Lookup } from '../../ui/lookup.ts';

/** As many companies as the search counts; who posts for more finds the others by typing. */
const counted = 20;

type OwnCompanies = {
  /** Somebody who posts for one company has nothing to choose. */
  hasSeveral: boolean;
  load: Lookup;
};

/** The companies that somebody posts for, with the number of posts, those with the most first. */
export function useOwnCompanies(dashboardType: DashboardType): OwnCompanies {
  const { user } = useSignedIn();
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
    detail: `${count} ${count === 1 ? 'post' : 'posts'}`,
  }));

  const load: Lookup = async (asked) => {
    const words = asked.text.trim().toLowerCase();
    const found = own.filter(({ name }) => name.toLowerCase().includes(words));
    return found.length > 0 || own.length < counted ? found : lookUpCompanies(asked);
  };
  return { hasSeveral: own.length > 1, load };
}
