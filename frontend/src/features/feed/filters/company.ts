import { limits } from '@waypost/contracts/constants';
import { isId } from '../../../format/url-values.ts';
import type { SearchFilter } from './search-filter.ts';

/** By id where it was chosen from a list; by name in links from elsewhere. */
export type Company = { companyId: string | undefined; companyName: string | undefined };

const none: Company = { companyId: undefined, companyName: undefined };

export const company: SearchFilter<Company> = {
  empty: none,
  read(params) {
    const companyId = params.get('companyId');
    if (isId(companyId)) return { companyId, companyName: undefined };
    const name = (params.get('companyName') || params.get('company_name') || '').trim().slice(0, limits.name).trim();
    return { companyId: undefined, companyName: name || undefined };
  },
  write: ({ companyId, companyName }) => ({
    companyId,
    companyName: companyId === undefined ? companyName : undefined,
  }),
  count: ({ companyId, companyName }) => ((companyId ?? companyName) === undefined ? 0 : 1),
  cleared: none,
  chips({ companyId, companyName }, names) {
    const label = companyId === undefined ? companyName : names.company(companyId);
    return label === undefined ? [] : [{ id: 'company', label, without: none }];
  },
  facet: {
    label: 'Company',
    chosen: 'one',
    any: 'Any company',
    value: ({ companyId }) => companyId,
    choose: (companyId) => ({ companyId, companyName: undefined }),
  },
};
