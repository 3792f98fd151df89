import { isId } from '../../format/url-values.ts';

const name = 'applicant';

/** Who stands open beside the list, as the address says. */
export function openedIn(params: URLSearchParams): string | undefined {
  const id = params.get(name) ?? undefined;
  return isId(id) ? id : undefined;
}

/** The same address with somebody else beside the list, or nobody. */
export function withOpened(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(name);
  else next.set(name, id);
  return next;
}
