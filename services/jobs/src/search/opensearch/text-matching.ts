import type { Clause } from '../filters/filter.ts';
import { fieldWeights, searchedFields } from '../words/searched-text.ts';
import type { Clause as KeywordClause, TextQuery } from '../words/text-query.ts';
import { foldedWords } from '../words/words.ts';

// The engine refuses a query of more than 1,024 parts; a keyword has at most a dozen clauses, so what is found fits.
const mostScoredPhrases = 60;
const weightedFields = searchedFields.map((field) => `text.${field}^${fieldWeights[field]}`);

/** What a text query finds: the same posts in every engine. */
export function matching(query: TextQuery): Clause {
  if ('phrase' in query) return matchingPhrase(query.phrase);
  if ('all' in query) return { bool: { filter: query.all.map(matching) } };
  const words = query.any.flatMap((one) => ('phrase' in one && one.phrase.length === 1 ? one.phrase : []));
  const longer = query.any.filter((one) => !('phrase' in one) || one.phrase.length > 1).map(matching);
  const anyWord = words.length > 0 ? [{ terms: { anywhere: words } }] : [];
  return { bool: { should: [...anyWord, ...longer], minimum_should_match: 1 } };
}

const matchingPhrase = (phrase: readonly string[]): Clause =>
  phrase.length === 1 ? { term: { anywhere: phrase[0] } } : { match_phrase: { anywhere: phrase.join(' ') } };

/** How well a post matches: by the fields that have the words, and a little by having them in the form that was typed. */
export function scoring(clauses: readonly KeywordClause[]): Clause[] {
  const most = Math.max(1, Math.floor(mostScoredPhrases / clauses.length));
  const typed = clauses.flatMap((clause) => foldedWords(clause.typed));
  return [
    ...clauses.map(({ query }) => scoringOf(query, most)),
    { match: { exact: { query: typed.join(' '), boost: 0.5 } } },
  ];
}

function scoringOf(query: TextQuery, most: number): Clause {
  if ('phrase' in query) {
    const text = query.phrase.join(' ');
    return { multi_match: { query: text, type: 'phrase', fields: weightedFields, tie_breaker: 0.3 } };
  }
  if ('all' in query) return { bool: { should: query.all.map((one) => scoringOf(one, 1)) } };
  return { dis_max: { queries: query.any.slice(0, most).map((one) => scoringOf(one, most)) } };
}
