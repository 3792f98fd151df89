import { firstOf } from '../../first-of.ts';
import {
  asksForOthers,
  type Droppable,
  type JobSearchPage,
  type JobSearchRequest,
  type Loosening,
} from '../job-search.ts';
import { looseningsOf, looseningsToParts } from '../loosenings.ts';
import { recencyBoost, recencyHalfLifeDays, recencyOrigin } from '../recency.ts';
import { enoughAbout } from '../words/alike-titles.ts';
import { markedPosts } from '../words/highlight.ts';
import { shorterKeywords } from '../words/keyword/keyword-parts.ts';
import { stemsMeant, type KeywordClause } from '../words/keyword/text-query.ts';
import { edge } from '../words/searched-text.ts';
import { titleSigns } from '../words/title-signs.ts';
import { alikePosts } from './alike-posts.ts';
import { countParts } from './count-parts.ts';
import type { Meant, SearchedIndex } from './find-meant.ts';
import { countFound, narrow, narrowingBy } from './narrow.ts';
import { byMost, byNewest, byPay, type Order } from './orders.ts';
import type { PostColumns } from './post-columns.ts';

/** For `Math.exp`, which takes a quarter of the time of a power of 0.5. */
const decayADay = Math.LN2 / recencyHalfLifeDays;

/** How much more a post weighs whose title is the keyword and nothing else; FTS5 knows no length of a field. */
const titleBoost = 2;

/** One page of what a search finds, with the facets of all of it and, where it finds nothing, what to leave out. */
export async function searchPage(
  searched: SearchedIndex,
  request: JobSearchRequest,
  meant: Meant,
  now: Date,
): Promise<JobSearchPage> {
  const { index, columns } = searched;
  const { suggestion, clauses, byRelevance, about, all, scores } = meant;
  const narrowing = narrowingBy(columns, request, now);
  const ofAbout = narrow(columns, about, narrowing);
  const tier = request.in === 'text' || ofAbout.found.length === 0 ? 'text' : 'about';
  const { found, facets, keptOut } = tier === 'text' && about !== all ? narrow(columns, all, narrowing) : ofAbout;
  const mentioned = tier === 'text' || about === all ? found.length : countFound(all, narrowing);

  const start = (request.page - 1) * request.limit;
  const explicit = request.sort === 'pay' ? byPay(columns) : byNewest(columns);
  const usual = byRelevance
    ? byScore(columns, found, { clauses, scores, about: tier === 'about' ? undefined : about, now })
    : explicit;
  const order = request.near ? byTitle(searched, request.near) : usual;
  const shown = chosenFirst(columns, found, request.first, start + request.limit, order).slice(start);
  const posts = shown.map((row) => index.post(row));
  return {
    total: found.length,
    ...(clauses.length > 0 && { tier, mentions: mentioned - ofAbout.found.length }),
    facets,
    ...(suggestion !== undefined && { suggestion }),
    ...(found.length === 0 && { loosenings: await loosen() }),
    ...(asksForOthers(request) && ofAbout.found.length < enoughAbout && (await alike())),
    jobs: await markedPosts(posts, clauses, request),
  };

  function alike(): Promise<Pick<JobSearchPage, 'alike'>> {
    const asked = { ...request, keyword: suggestion ?? request.keyword ?? '' };
    return alikePosts(searched, asked, narrowing, marked(columns, found));
  }

  /** Each as the page would count that came of it: of the posts about the keyword, where there are any. */
  async function loosen(): Promise<Loosening[]> {
    const counts = new Map<Droppable, number>(keptOut);
    if (request.in !== 'text') for (const [facet, count] of ofAbout.keptOut) if (count > 0) counts.set(facet, count);
    const anything = columns.ofCreator(columns.rows(), request.created_by);
    const keywordless = clauses.length > 0 ? countFound(anything, narrowing) : 0;
    counts.set('keyword', keywordless);
    // What some of the words find is found without any, too.
    const parts = asksForOthers(request) && keywordless > 0 ? shorterKeywords(clauses) : [];
    const toParts = looseningsToParts(parts, await countParts(searched, request, parts, narrowing));
    const singly = [...toParts, ...looseningsOf(counts)];
    if (singly.length > 0) return singly;
    return looseningsOf(new Map([['filters', (request.in !== 'text' && about.length) || all.length]]));
  }
}

function byTitle({ columns, titles }: SearchedIndex, near: readonly number[]): Order {
  const [product, newer] = [titles.near(near), byNewest(columns)];
  return (a, b) => product(b) - product(a) || newer(a, b);
}

/** One byte for each row of the columns: 1 for the given rows, 0 for the others. */
function marked(columns: PostColumns, rows: Uint32Array): Uint8Array {
  const marks = new Uint8Array(columns.length());
  for (const row of rows) marks[row] = 1;
  return marks;
}

/** The first `count` rows: posts named in `first` in that order, then the others by `order`. */
function chosenFirst(
  columns: PostColumns,
  rows: Uint32Array,
  first: readonly string[] = [],
  count: number,
  order: Order,
): number[] {
  if (first.length === 0) return firstOf(rows, count, order);
  const places = new Map(first.map((id, place) => [id, place]));
  const placeOf = (row: number) => places.get(columns.idOf(row));
  const chosen = rows
    .filter((row) => placeOf(row) !== undefined)
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
  const others = rows.filter((row) => placeOf(row) === undefined);
  return [...chosen, ...firstOf(others, count - chosen.length, order)].slice(0, count);
}

/** `about` is left out where all that is found is. */
type Asked = { clauses: readonly KeywordClause[]; scores: Float64Array; about: Uint32Array | undefined; now: Date };

/**
 * Posts about the keyword before those that mention it; then by how well the text matches, with more for a title of
 * little else, and a little more for what is new.
 */
function byScore(columns: PostColumns, found: Uint32Array, { clauses, scores, about, now }: Asked): Order {
  const { posted } = columns.numbers;
  const origin = recencyOrigin(now);
  const closeness = titleCloseness(columns, clauses);
  const weights = new Float64Array(columns.length());
  for (const row of found) {
    const days = Math.max(0, origin - (posted[row] ?? 0)) / 86_400_000;
    const recent = 1 + recencyBoost * Math.exp(-days * decayADay);
    weights[row] = (scores[row] ?? 0) * recent * closeness(row);
  }
  const byWeight = byMost(columns, weights);
  if (!about) return byWeight;
  const isAbout = marked(columns, about);
  return (a, b) => (isAbout[b] ?? 0) - (isAbout[a] ?? 0) || byWeight(a, b);
}

/** How much more a post weighs by its title, which is read by the numbers of its stems. */
function titleCloseness({ words, titles }: PostColumns, clauses: readonly KeywordClause[]): (row: number) => number {
  const edgeNumber = words.find(edge);
  const numbersOf = (phrase: readonly string[]) => phrase.map((stem) => words.find(stem) ?? -1);
  const asked = new Set(clauses.flatMap(({ query }) => numbersOf(stemsMeant(query))));
  const signs = titleSigns(clauses).map(({ phrases, unless, more }) => ({
    phrases: phrases.map(numbersOf),
    unless: unless.map(numbersOf),
    more,
  }));
  return (row) => {
    const title = titles.of(row);
    const has = (phrase: readonly number[]) => contains(title, phrase);
    let [stems, meant] = [0, 0];
    for (const stem of title) {
      if (stem === edgeNumber) continue;
      stems++;
      if (asked.has(stem)) meant++;
    }
    return signs.reduce(
      (sum, { phrases, unless, more }) => (phrases.some(has) && !unless.some(has) ? sum + more : sum),
      1 + (titleBoost * meant) / Math.max(1, stems),
    );
  };
}

function contains(list: Uint32Array, run: readonly number[]): boolean {
  for (let start = 0; start + run.length <= list.length; start++) {
    let at = 0;
    while (at < run.length && list[start + at] === run[at]) at++;
    if (at === run.length) return true;
  }
  return false;
}
