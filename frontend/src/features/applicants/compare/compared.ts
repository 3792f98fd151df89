import { isId } from '../../../format/url-values.ts';

const name = 'compare';
export const compared = { fewest: 2, most: 4 } as const;

/** Who stands side by side, as the address says; nobody where that is fewer than two. What is no id, or said twice, is left out. */
export function comparedIn(params: URLSearchParams): readonly string[] {
  const ids = [...new Set((params.get(name) ?? '').split('-'))].filter(isId).slice(0, compared.most);
  return ids.length < compared.fewest ? [] : ids;
}

/** The same address with these side by side; with the list alone where they are none. */
export function withCompared(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length === 0) next.delete(name);
  else next.set(name, ids.join('-'));
  return next;
}
