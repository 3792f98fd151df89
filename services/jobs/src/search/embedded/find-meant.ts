import type { JobSearchRequest } from '../job-search.ts';
import { type KeywordClause, parseKeyword } from '../words/keyword/text-query.ts';
import { type Doubt, mendKeyword } from '../words/mistyped/mend-keyword.ts';
import type { Vocabulary } from '../words/mistyped/vocabulary.ts';
import type { Fts5Index } from './fts5-index.ts';
import { type KeywordQuestions, questionsOf } from './fts5-query.ts';
import type { KeptMatches } from './kept-matches.ts';
import type { Matches } from './matching-work.ts';
import type { PostColumns } from './post-columns.ts';
import type { TitleTable } from './title-table.ts';

export type SearchedIndex = { index: Fts5Index; columns: PostColumns; titles: TitleTable; matches: KeptMatches };

/** A keyword as it is understood, and what has to be asked of FTS5 for it. */
type ReadKeyword = {
  suggestion: string | undefined;
  clauses: readonly KeywordClause[];
  byRelevance: boolean;
  questions: KeywordQuestions | undefined;
};

/** Rows about the keyword, and all that mention it; how well each matches, by its row. */
type Matching = { about: Uint32Array; all: Uint32Array; scores: Float64Array };

/** What a keyword is understood as, and the posts that have it. */
export type Meant = Omit<ReadKeyword, 'questions'> & Matching;

/** All posts, where no keyword was typed. */
export function withoutKeyword(searched: SearchedIndex, request: JobSearchRequest): Meant {
  return { suggestion: undefined, clauses: [], byRelevance: false, ...allPosts(searched, request) };
}

/** The posts of what was typed; of what that is taken for where no post has it, or where it finds less than that. */
export async function findMeant(
  searched: SearchedIndex,
  request: JobSearchRequest,
  vocabulary: Vocabulary,
): Promise<Meant> {
  const read = readKeyword(request, vocabulary, 'unknown');
  const found = await matching(searched, request, read);
  if (found.about.length > 0 || !read.questions) return { ...read, ...found };
  const other = readKeyword(request, vocabulary, 'rare');
  if (other.suggestion === undefined) return { ...read, ...found };
  const others = await matching(searched, request, other);
  const isMeant = others.about.length > 0 || (found.all.length === 0 && others.all.length > 0);
  return isMeant ? { ...other, ...others } : { ...read, ...found };
}

function readKeyword(request: JobSearchRequest, vocabulary: Vocabulary, doubt: Doubt): ReadKeyword {
  const keyword = request.keyword ?? '';
  const suggestion = request.as_typed === 'true' ? undefined : mendKeyword(keyword, vocabulary, doubt);
  const { clauses, telling } = parseKeyword(suggestion ?? keyword);
  const byRelevance = (request.sort ?? 'relevance') === 'relevance' && telling && request.near === undefined;
  const questions = clauses.length > 0 ? questionsOf(clauses, byRelevance ? 'scored' : 'rows') : undefined;
  return { suggestion, clauses, byRelevance, questions };
}

function allPosts({ columns }: SearchedIndex, { created_by }: JobSearchRequest): Matching {
  const all = columns.ofCreator(columns.rows(), created_by);
  return { about: all, all, scores: new Float64Array() };
}

async function matching(
  searched: SearchedIndex,
  request: JobSearchRequest,
  { questions }: ReadKeyword,
): Promise<Matching> {
  if (!questions) return allPosts(searched, request);
  const { columns, matches: kept } = searched;
  const { created_by } = request;
  const [anywhere] = questions;
  const [mentioning, subjects] = (await kept.of(questions)) as [Matches, Matches];
  const scores = new Float64Array(anywhere.wanted === 'scored' ? columns.length() : 0);
  for (let at = 0; at < mentioning.scores.length; at++) scores[mentioning.rows[at]!] = mentioning.scores[at]!;
  // What is about the keyword mentions it, too.
  return {
    about: columns.ofCreator(subjects.rows, created_by),
    all: columns.ofCreator(mentioning.rows, created_by),
    scores,
  };
}
