import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApplicantList, listFromUrl, listToUrl } from './applicant-list.ts';

/** Which applicants are asked for, kept in the page's address. */
export function useList() {
  const [params, setParams] = useSearchParams();
  const list = useMemo(() => listFromUrl(params), [params]);
  const setList = (next: ApplicantList) => setParams(listToUrl(next), { replace: true });
  return { list, setList };
}
