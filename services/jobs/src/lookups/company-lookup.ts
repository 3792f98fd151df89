import type { FacetValue } from '@waypost/contracts/calls/jobs';
import type { CompanyResult } from '@waypost/contracts/entities/lookup';
import type { JobFinder } from '../search/job-search.ts';
import { madeOf } from './made-of.ts';
import { createRankedList, type Entry, type Lookup } from './ranked-list.ts';

/** The companies of the posts, those with most posts first. What they do and where they sit is not known of them. */
export function createCompanyLookup(search: JobFinder): Lookup<CompanyResult> {
  const listOf = madeOf((used: readonly FacetValue[]) => createRankedList(used.map(entryOf)));
  const current = async () => listOf(await search.uses('company'));
  return {
    search: async (text, page) => (await current()).search(text, page),
    byIds: async (ids) => (await current()).byIds(ids),
  };
}

const entryOf = ({ value, label }: FacetValue): Entry<CompanyResult> => ({
  id: value,
  names: [label],
  result: { company_id: value, company_name: label, industry: '', location: '' },
});
