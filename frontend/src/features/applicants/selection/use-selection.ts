import type { Applicant } from '@waypost/contracts/entities/application';
import { useState } from 'react';
import { type ApplicantList, isSameChoice } from '../applicant-list.ts';
import { stillSelected } from './chosen.ts';

const nobody: ReadonlySet<string> = new Set();

/** Who is selected, over the pages of one list. Where other people are asked for, nobody is whom the page no longer means. */
export function useSelection(applicants: readonly Applicant[], list: ApplicantList) {
  const [kept, keep] = useState({ ids: nobody, of: list });
  const ids = isSameChoice(kept.of, list) ? stillSelected(kept.ids, applicants) : nobody;
  if (ids !== kept.ids || list !== kept.of) keep({ ids, of: list });
  const select = (next: ReadonlySet<string>) => keep({ ids: next, of: list });
  return {
    ids,
    select,
    clear: () => select(nobody),
    /** Only these: somebody may have been selected since. */
    drop: (gone: ReadonlySet<string>) =>
      keep((now) => ({ ...now, ids: new Set([...now.ids].filter((id) => !gone.has(id))) })),
    selectPage: () => select(new Set([...ids, ...applicants.map(({ _id }) => _id)])),
    shownCount: applicants.filter(({ _id }) => ids.has(_id)).length,
  };
}
