import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { batchCalls } from './batch-calls.ts';
import { narrow, termCounts } from './facets.ts';
import type { TermFacet } from './facts.ts';
import { openFts5Index, type IndexedRow } from './fts5-index.ts';
import { toFts5 } from './fts5-query.ts';
import { highlight } from './highlight.ts';
import type { FoundPost, JobSearch, JobSearchPage, JobSearchRequest, VersionedPost } from './job-search.ts';
import { looseningsOf, type Loosening } from './loosenings.ts';
import { recencyBoost, recencyHalfLifeDays, recencyOrigin } from './recency.ts';
import { createTermTable, type NumberedFacts } from './term-table.ts';
import { parseKeyword, stemsMeant, type Clause } from './text-query.ts';
import { createVocabulary } from './vocabulary.ts';
import { beginWords, startsOf } from './word-starts.ts';
import { foldedWords, stemOf } from './words.ts';

/** How much more a post weighs whose title is the keyword and nothing else; FTS5 knows no length of a field. */
const titleBoost = 2;

type Indexed = NumberedFacts & { row: number; open: boolean; words: readonly string[]; titleStems: readonly string[] };

/**
 * Job search on SQLite's FTS5. Text is asked of FTS5; what posts are filtered, counted and sorted by is small and stays
 * in memory, where a pass over ten thousand posts takes a few milliseconds.
 *
 * @param file where the index lies; `:memory:` for one that is gone once it is closed.
 * @param id of the index that is expected there; one with another id is of other data and made anew.
 */
export function openFts5JobSearch(file: string, id?: string): JobSearch {
  const index = openFts5Index(file, id);
  const posts = new Map<number, Indexed>();
  let table = createTermTable();
  let vocabulary = createVocabulary(index.words());
  /** What was counted since the last change: everybody may ask, and it is the same for all. */
  const uses = new Map<TermFacet, FacetValue[]>();
  index.rows().forEach(keep);

  function keep({ row, facts }: IndexedRow) {
    const open = facts.terms.status[0]?.value === 'Open';
    const title = foldedWords(facts.title);
    const words = [...title, ...foldedWords(facts.company)];
    posts.set(row, { ...table.numbered(facts), row, open, words, titleStems: title.map(stemOf) });
  }

  function put(versions: readonly VersionedPost[]) {
    const change = index.put(versions);
    uses.clear();
    for (const [row, facts] of change.rows) {
      if (facts) keep({ row, facts });
      else posts.delete(row);
    }
    for (const [word, count] of change.words) vocabulary.add(word, count);
  }

  function narrowed(candidates: Iterable<Indexed>, request: JobSearchRequest, now: Date) {
    return narrow(candidates, request, now, table);
  }

  function matching(
    clauses: readonly Clause[],
    scored: boolean,
  ): { candidates: Indexed[]; scores: Map<number, number> } {
    if (clauses.length === 0) return { candidates: [...posts.values()], scores: new Map() };
    const scores = index.match(toFts5({ all: clauses.map((clause) => clause.query) }), { scored });
    const candidates = [...scores.keys()].flatMap((row) => posts.get(row) ?? []);
    return { candidates, scores };
  }

  function search(request: JobSearchRequest, now: Date): JobSearchPage {
    const { clauses, telling, suggestion } = parseKeyword(request.keyword ?? '', vocabulary);
    const sort = request.sort ?? 'relevance';
    const byRelevance = sort === 'relevance' && telling;
    const { candidates, scores } = matching(clauses, byRelevance);
    const creator = request.created_by;
    const ofCreator = (list: Indexed[]) => (creator ? list.filter((post) => post.created_by === creator) : list);
    const { found, facets, keptOut } = narrowed(ofCreator(candidates), request, now);

    const sorted = byRelevance
      ? byScore(found, clauses, scores, now)
      : found.toSorted(sort === 'pay' ? byPay : byNewest);
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
        counts.set('keyword', narrowed(ofCreator([...posts.values()]), request, now).found.length);
      }
      const singly = looseningsOf(counts);
      return singly.length > 0 ? singly : looseningsOf(new Map([['filters', ofCreator(candidates).length]]));
    }
  }

  return {
    id: index.id,

    index: batchCalls(put),

    async search(request, now) {
      return search(request, now);
    },

    async suggest(text, { page, limit }) {
      const typed = startsOf(text);
      return [...posts.values()]
        .filter((post) => beginWords(typed, post.words))
        .toSorted((a, b) => Number(b.open) - Number(a.open) || byNewest(a, b))
        .slice((page - 1) * limit, page * limit)
        .map((post) => ({
          _id: post.id,
          title: post.title,
          company: post.company,
          status: post.open ? 'Open' : 'Close',
        }));
    },

    async uses(facet) {
      const counted = uses.get(facet) ?? termCounts(facet, [[...posts.values()]], table);
      uses.set(facet, counted);
      return counted;
    },

    async count() {
      return posts.size;
    },

    async clear() {
      index.clear();
      posts.clear();
      uses.clear();
      table = createTermTable();
      vocabulary = createVocabulary();
    },

    async close() {
      index.close();
    },
  };
}

type Order = (a: Indexed, b: Indexed) => number;
const byId: Order = (a, b) => (a.id < b.id ? -1 : 1);
const byNewest: Order = (a, b) => b.posted - a.posted || byId(a, b);
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
