import type { FoundPost, JobSearchPage, JobSearchRequest, Loosening } from '../job-search.ts';
import { looseningsOf } from '../loosenings.ts';
import { recencyBoost, recencyHalfLifeDays, recencyOrigin } from '../recency.ts';
import { highlight } from '../words/highlight.ts';
import { parseKeyword, stemsMeant, type Clause } from '../words/text-query.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { Fts5Index } from './fts5-index.ts';
import { toFts5 } from './fts5-query.ts';
import { narrow } from './narrow.ts';
import type { NumberedFacts, TermTable } from './term-table.ts';

/** How much more a post weighs whose title is the keyword and nothing else; FTS5 knows no length of a field. */
const titleBoost = 2;

export type Indexed = NumberedFacts & {
  row: number;
  open: boolean;
  words: readonly string[];
  titleStems: readonly string[];
};

export type SearchedIndex = {
  index: Fts5Index;
  /** By row. */
  posts: ReadonlyMap<number, Indexed>;
  table: TermTable;
  vocabulary: Vocabulary;
};

/** One page of what a search finds, with the facets of all of it and, where it finds nothing, what to leave out. */
export function searchPage(searched: SearchedIndex, request: JobSearchRequest, now: Date): JobSearchPage {
  const { index, posts, vocabulary, table } = searched;
  const { clauses, telling, suggestion } = parseKeyword(request.keyword ?? '', vocabulary);
  const sort = request.sort ?? 'relevance';
  const byRelevance = sort === 'relevance' && telling;
  const { candidates, scores } = matching(searched, clauses, byRelevance);
  const creator = request.created_by;
  const ofCreator = (list: Indexed[]) => (creator ? list.filter((post) => post.created_by === creator) : list);
  const { found, facets, keptOut } = narrow(ofCreator(candidates), request, now, table);

  const sorted = byRelevance ? byScore(found, clauses, scores, now) : found.toSorted(sort === 'pay' ? byPay : byNewest);
  const start = (request.page - 1) * request.limit;
  const shown = sorted.slice(start, start + request.limit);
  const queries = clauses.map((clause) => clause.query);
  const jobs = shown.map(({ row }): FoundPost => {
    const post = index.post(row);
    return queries.length > 0 ? { ...post, highlights: highlight(post, queries) } : post;
  });
  return {
    jobs,
    total: found.length,
    facets,
    ...(suggestion !== undefined && { suggestion }),
    ...(found.length === 0 && { loosenings: loosen() }),
  };

  function loosen(): Loosening[] {
    const counts = new Map<Loosening['without'], number>(keptOut);
    if (clauses.length > 0) {
      counts.set('keyword', narrow(ofCreator([...posts.values()]), request, now, table).found.length);
    }
    const singly = looseningsOf(counts);
    return singly.length > 0 ? singly : looseningsOf(new Map([['filters', ofCreator(candidates).length]]));
  }
}

function matching(
  { index, posts }: SearchedIndex,
  clauses: readonly Clause[],
  scored: boolean,
): { candidates: Indexed[]; scores: Map<number, number> } {
  if (clauses.length === 0) return { candidates: [...posts.values()], scores: new Map() };
  const scores = index.match(toFts5({ all: clauses.map((clause) => clause.query) }), { scored });
  const candidates = [...scores.keys()].flatMap((row) => posts.get(row) ?? []);
  return { candidates, scores };
}

type Order = (a: Indexed, b: Indexed) => number;
const byId: Order = (a, b) => (a.id < b.id ? -1 : 1);
export const byNewest: Order = (a, b) => b.posted - a.posted || byId(a, b);
const byPay: Order = (a, b) => (b.pay ?? -1) - (a.pay ?? -1) || byId(a, b);

/** How well the text matches, with more for a title of little else, and a little more for what is new. */
function byScore(
  posts: readonly Indexed[],
  clauses: readonly Clause[],
  scores: ReadonlyMap<number, number>,
  now: Date,
): Indexed[] {
  const asked = new Set(clauses.flatMap(({ query }) => stemsMeant(query)));
  return posts
    .map((post) => {
      const days = Math.max(0, recencyOrigin(now) - post.posted) / 86_400_000;
      const recent = 1 + recencyBoost * 2 ** (-days / recencyHalfLifeDays);
      const title = post.titleStems;
      const close = 1 + titleBoost * (title.filter((stem) => asked.has(stem)).length / Math.max(1, title.length));
      return { post, score: (scores.get(post.row) ?? 0) * recent * close };
    })
    .toSorted((a, b) => b.score - a.score || byId(a.post, b.post))
    .map(({ post }) => post);
}
