import type { FoundPost, JobSearchPage, JobSearchRequest, Loosening } from '../job-search.ts';
import { looseningsOf } from '../loosenings.ts';
import { recencyBoost, recencyHalfLifeDays, recencyOrigin } from '../recency.ts';
import { highlight } from '../words/highlight.ts';
import { mendKeyword } from '../words/mend-keyword.ts';
import { aboutFields } from '../words/searched-text.ts';
import { parseKeyword, stemsMeant, type Clause } from '../words/text-query.ts';
import { titleSigns } from '../words/title-signs.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { Fts5Index } from './fts5-index.ts';
import { toFts5 } from './fts5-query.ts';
import { countFound, narrow } from './narrow.ts';
import type { NumberedFacts, TermTable } from './term-table.ts';

/** How much more a post weighs whose title is the keyword and nothing else; FTS5 knows no length of a field. */
const titleBoost = 2;

export type Indexed = NumberedFacts & {
  row: number;
  open: boolean;
  words: readonly string[];
  titleStems: readonly string[];
  /** The stems of the title's parts, between their edges and spaces. */
  titleParts: string;
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
  const keyword = request.keyword ?? '';
  const suggestion = request.as_typed === 'true' ? undefined : mendKeyword(keyword, vocabulary);
  const { clauses, telling } = parseKeyword(suggestion ?? keyword);
  const sort = request.sort ?? 'relevance';
  const byRelevance = sort === 'relevance' && telling;
  const { about, all, scores } = matching(searched, request, clauses, byRelevance);
  const ofAbout = narrow(about, request, now, table);
  const tier = request.in === 'text' || ofAbout.found.length === 0 ? 'text' : 'about';
  const { found, facets, keptOut } = tier === 'text' ? narrow(all, request, now, table) : ofAbout;
  const mentioned = tier === 'text' || clauses.length === 0 ? found.length : countFound(all, request, now, table);

  const ordered = byRelevance
    ? byScore(found, { clauses, scores, about: new Set(about), now })
    : found.toSorted(sort === 'pay' ? byPay : byNewest);
  const sorted = chosenFirst(ordered, request.first);
  const start = (request.page - 1) * request.limit;
  const shown = sorted.slice(start, start + request.limit);
  const queries = clauses.map((clause) => clause.query);
  const jobs = shown.map(({ row }): FoundPost => {
    const post = index.post(row);
    return queries.length > 0 && !request.isBrief ? { ...post, highlights: highlight(post, queries) } : post;
  });
  return {
    jobs,
    total: found.length,
    ...(clauses.length > 0 && { tier, mentions: mentioned - ofAbout.found.length }),
    facets,
    ...(suggestion !== undefined && { suggestion }),
    ...(found.length === 0 && { loosenings: loosen() }),
  };

  /** Each as the page would count that came of it: of the posts about the keyword, where there are any. */
  function loosen(): Loosening[] {
    const counts = new Map<Loosening['without'], number>(keptOut);
    if (request.in !== 'text') for (const [facet, count] of ofAbout.keptOut) if (count > 0) counts.set(facet, count);
    if (clauses.length > 0) {
      const anything = ofCreator([...posts.values()], request);
      counts.set('keyword', countFound(anything, request, now, table));
    }
    const singly = looseningsOf(counts);
    if (singly.length > 0) return singly;
    return looseningsOf(new Map([['filters', (request.in !== 'text' && about.length) || all.length]]));
  }
}

const ofCreator = (posts: Indexed[], { created_by }: JobSearchRequest): Indexed[] =>
  created_by ? posts.filter((post) => post.created_by === created_by) : posts;

type Matching = { about: Indexed[]; all: Indexed[]; scores: ReadonlyMap<number, number> };

/** The posts about the keyword, and all that mention it. */
function matching(
  { index, posts }: SearchedIndex,
  request: JobSearchRequest,
  clauses: readonly Clause[],
  scored: boolean,
): Matching {
  if (clauses.length === 0) {
    const all = ofCreator([...posts.values()], request);
    return { about: all, all, scores: new Map() };
  }
  const scores = index.match(toFts5({ all: clauses.map(({ query }) => query) }), { scored });
  const aboutRows = index.match(toFts5({ all: clauses.map(({ about }) => about) }, aboutFields), { scored: false });
  const all = ofCreator(
    [...scores.keys()].flatMap((row) => posts.get(row) ?? []),
    request,
  );
  return { about: all.filter(({ row }) => aboutRows.has(row)), all, scores };
}

function chosenFirst(posts: Indexed[], first: readonly string[] = []): Indexed[] {
  if (first.length === 0) return posts;
  const places = new Map(first.map((id, place) => [id, place]));
  const placeOf = ({ id }: Indexed) => places.get(id) ?? first.length;
  return posts.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type Order = (a: Indexed, b: Indexed) => number;
const byId: Order = (a, b) => (a.id < b.id ? -1 : 1);
export const byNewest: Order = (a, b) => b.posted - a.posted || byId(a, b);
const byPay: Order = (a, b) => (b.pay ?? -1) - (a.pay ?? -1) || byId(a, b);

type Asked = {
  clauses: readonly Clause[];
  scores: ReadonlyMap<number, number>;
  about: ReadonlySet<Indexed>;
  now: Date;
};

/**
 * Posts about the keyword before those that mention it; then by how well the text matches, with more for a title of
 * little else, and a little more for what is new.
 */
function byScore(posts: readonly Indexed[], { clauses, scores, about, now }: Asked): Indexed[] {
  const asked = new Set(clauses.flatMap(({ query }) => stemsMeant(query)));
  const signs = titleSigns(clauses).map(({ phrases, unless, more }) => ({
    shownBy: ({ titleParts }: Indexed) => {
      const has = (phrase: readonly string[]) => titleParts.includes(` ${phrase.join(' ')} `);
      return phrases.some(has) && !unless.some(has);
    },
    more,
  }));
  return posts
    .map((post) => {
      const days = Math.max(0, recencyOrigin(now) - post.posted) / 86_400_000;
      const recent = 1 + recencyBoost * 2 ** (-days / recencyHalfLifeDays);
      const title = post.titleStems;
      const share = title.filter((stem) => asked.has(stem)).length / Math.max(1, title.length);
      const close = signs.reduce(
        (sum, { shownBy, more }) => (shownBy(post) ? sum + more : sum),
        1 + titleBoost * share,
      );
      return { post, score: (scores.get(post.row) ?? 0) * recent * close };
    })
    .toSorted(
      (a, b) => Number(about.has(b.post)) - Number(about.has(a.post)) || b.score - a.score || byId(a.post, b.post),
    )
    .map(({ post }) => post);
}
