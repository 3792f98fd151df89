import { useMemo } from 'react';
import { useLocation, useSearchParams } from '../../../router/router.tsx';
import { type ApplicantList, listFromUrl, listToUrl } from '../applicant-list.ts';
import { openedIn, withOpened } from '../opened.ts';

/** The filters, order and page of the list of applicants, kept in the page's address. */
export function useList() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const list = useMemo(() => listFromUrl(params), [params]);
  // Who is open beside the list stays so: the way from one to the next leads over the ends of pages.
  const setList = (next: ApplicantList) =>
    setParams((now) => withOpened(listToUrl(next), openedIn(now)), { replace: true, state });
  return { list, setList };
}
