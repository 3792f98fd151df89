import type { CompanyResult } from '@waypost/contracts/entities/lookup';
import type { JobFinder } from '../search/job-search.ts';
import { createRankedList } from './ranked-list.ts';
import type { Lookup } from './ranked-list.ts';

/** The companies of the posts, those with most posts first. What they do and where they sit is not known of them. */
export function createCompanyLookup(search: JobFinder): Lookup<CompanyResult> {
  const current = async () =>
    createRankedList(
      (await search.uses('company')).map(({ value, label }) => ({
        id: value,
        names: [label],
        result: { company_id: value, company_name: label, industry: '', location: '' },
      })),
    );
  return {
    search: async (text, page) => (await current()).search(text, page),
    byIds: async (ids) => (await current()).byIds(ids),
  };
}
