import type { Clause } from '../filters/filter.ts';
import { isExcluding, type KeywordClause } from '../words/keyword/text-query.ts';
import type { TextQuery } from '../words/phrase-query.ts';
import { fieldWeights, wordFields } from '../words/searched-fields.ts';
import { titleSigns } from '../words/title-signs.ts';
import { foldedWords } from '../words/words.ts';

// The engine refuses a query of more than 1,024 parts; a keyword has at most a dozen clauses, so what is found fits.
const mostScoredPhrases = 60;
const weightedFields = wordFields.map((field) => `text.${field}^${fieldWeights[field]}`);

/** Fields of several others together. */
export type JoinedField = 'anywhere' | 'about';

/** What a text query finds: the same posts in every engine. @param joined where it looks for what names no field. */
export function matching(query: TextQuery, joined: JoinedField): Clause {
  if ('phrase' in query) return matchingPhrase(query, joined);
  if ('all' in query) return { bool: { filter: query.all.map((one) => matching(one, joined)) } };
  if ('not' in query) return { bool: { must_not: [matching(query.not, 'about')] } };
  const words = query.any.flatMap((one) => (isWord(one) ? one.phrase : []));
  const longer = query.any.filter((one) => !isWord(one)).map((one) => matching(one, joined));
  const anyWord = words.length > 0 ? [{ terms: { [joined]: words } }] : [];
  return { bool: { should: [...anyWord, ...longer], minimum_should_match: 1 } };
}

type Phrase = Extract<TextQuery, { phrase: unknown }>;

/** A word that may stand in any field: one question asks for many of them. */
const isWord = (query: TextQuery): query is Phrase =>
  'phrase' in query && query.phrase.length === 1 && query.field === undefined;

function matchingPhrase({ phrase, field }: Phrase, joined: JoinedField): Clause {
  const where = field ? `text.${field}` : joined;
  return phrase.length === 1 ? { term: { [where]: phrase[0] } } : { match_phrase: { [where]: phrase.join(' ') } };
}

/** How well a post matches: by the fields that have the words, and a little by having them in the form that was typed. */
export function scoring(all: readonly KeywordClause[]): Clause[] {
  const clauses = all.filter((clause) => !isExcluding(clause));
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
  if ('not' in query) return { match_none: {} };
  return { dis_max: { queries: query.any.slice(0, most).map((one) => scoringOf(one, most)) } };
}

/** What a title adds to the weight of a post, which is 1 without any sign. */
export function titleWeights(clauses: readonly KeywordClause[]): Clause[] {
  const inTitle = (phrase: readonly string[]) => matchingPhrase({ phrase, field: 'titleParts' }, 'about');
  return titleSigns(clauses).map(({ phrases, unless, more }) => ({
    filter: { bool: { should: phrases.map(inTitle), minimum_should_match: 1, must_not: unless.map(inTitle) } },
    weight: more,
  }));
}
