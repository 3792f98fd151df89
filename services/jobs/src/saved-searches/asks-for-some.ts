import { asksForSomething, nothingAsked, type SavedQuery } from '@waypost/contracts/entities/saved-search';
import { invalid } from '@waypost/contracts/errors';
import { parseKeyword } from '../search/words/keyword/text-query.ts';

/** Whether some posts are found by it and others not: 'jobs near me' alone finds all. */
export function asksForSome({ keyword = '', ...query }: SavedQuery): boolean {
  const isForAny = parseKeyword(keyword).clauses.length === 0;
  return asksForSomething(isForAny ? query : { ...query, keyword });
}

/** @throws validation-error */
export function requireSome(query: SavedQuery): void {
  if (!asksForSome(query)) throw invalid('query', nothingAsked);
}
