import type { FacetValue } from '@waypost/contracts/calls/jobs';
import type { CompanyResult } from '@waypost/contracts/entities/lookup';
import type { JobFinder } from '../search/job-search.ts';
import { createRankedList, type Entry, type Lookup } from './ranked-list.ts';

/** The companies of the posts, those with most posts first. What they do and where they sit is not known of them. */
export function createCompanyLookup(search: JobFinder): Lookup<CompanyResult> {
  let made: { of: readonly FacetValue[]; list: Lookup<CompanyResult> } | undefined;

  async function current(): Promise<Lookup<CompanyResult>> {
    const of = await search.uses('company');
    // The search gives the same list again for as long as nothing else is known.
    if (made?.of !== of) made = { of, list: createRankedList(of.map(entryOf)) };
    return made.list;
  }
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
