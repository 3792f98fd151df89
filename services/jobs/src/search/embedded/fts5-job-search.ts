import { setImmediate } from 'node:timers/promises';
import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { firstOf } from '../../first-of.ts';
import { companyOf } from '../company-of.ts';
import type { Facts } from '../filters/facts.ts';
import type { TermFacet } from '../filters/filters.ts';
import type { JobSearch, VersionedPost } from '../job-search.ts';
import { createVocabulary } from '../words/vocabulary.ts';
import { startsOf } from '../words/word-starts.ts';
import { batchCalls } from './batch-calls.ts';
import { openFts5Index } from './fts5-index.ts';
import { readKeyword, searchPage } from './fts5-search-page.ts';
import { createKeptMatches } from './kept-matches.ts';
import { valuesIn } from './narrow.ts';
import { byNewest } from './orders.ts';
import { createPostColumns, type PostColumns } from './post-columns.ts';
import { createReadersWriterLock } from './readers-writer-lock.ts';
import { createTitleTable } from './title-table.ts';

/** Posts that are read before others are let in between: some ten milliseconds. */
const readAtOnce = 200;

/**
 * Job search on SQLite's FTS5. Text is asked of FTS5; what posts are filtered, counted and sorted by is small and stays
 * in memory, where a pass over ten thousand posts takes a few milliseconds.
 *
 * @param file where the index lies; `:memory:` for one that is gone once it is closed.
 * @param id of the index that is expected there; one with another id is of other data and made anew.
 */
export async function openFts5JobSearch(file: string, id?: string): Promise<JobSearch> {
  const index = openFts5Index(file, id);
  const matches = createKeptMatches(index);
  const lock = createReadersWriterLock();
  let columns = createPostColumns();
  let titles = createTitleTable();
  let vocabulary = createVocabulary(index.words());
  /** What was counted since the last change: everybody may ask, and it is the same for all. */
  const uses = new Map<TermFacet, FacetValue[]>();
  await inTurns(index.rows(), ({ row, facts }) => keep(row, facts));

  function keep(row: number, facts: Facts | undefined) {
    if (facts) {
      columns.put(row, facts);
      titles.put(row, facts.title);
    } else {
      columns.remove(row);
      titles.remove(row);
    }
  }

  function put(versions: readonly VersionedPost[]) {
    const change = index.put(versions);
    uses.clear();
    matches.clear();
    for (const [row, facts] of change.rows) keep(row, facts);
    for (const [word, count] of change.words) vocabulary.add(word, count);
  }

  return {
    id: index.id,

    index: batchCalls((versions) => lock.writing(() => put(versions))),

    async search(request, now) {
      const read = readKeyword(request, vocabulary);
      const page = () => searchPage({ index, columns, titles, matches }, request, read, now);
      if (read.questions.length === 0) return page();
      return lock.reading(async () => {
        await matches.ask(read.questions);
        return page();
      });
    },

    async suggest(text, { page, limit }) {
      const order = openFirst(columns);
      return firstOf(beginning(columns, startsOf(text)), page * limit, order)
        .slice((page - 1) * limit)
        .map((row) => index.post(row))
        .map((post) => ({ _id: post._id, title: post.title, company: companyOf(post), status: post.status }));
    },

    async uses(facet) {
      const counted =
        uses.get(facet) ?? valuesIn(facet, columns, facet === 'city' ? openRows(columns) : columns.rows());
      uses.set(facet, counted);
      return counted;
    },

    async count() {
      return columns.size();
    },

    clear: () =>
      lock.writing(() => {
        index.clear();
        uses.clear();
        matches.clear();
        columns = createPostColumns();
        titles = createTitleTable();
        vocabulary = createVocabulary();
      }),

    close: () => lock.writing(() => index.close()),
  };
}

/** The rows of the posts that have a word of title or company beginning with each of these. */
function beginning({ words, named, rows }: PostColumns, typed: readonly string[]): Uint32Array {
  if (typed.length === 0) return rows();
  const begunBy = new Uint16Array(words.size());
  for (const [at, start] of typed.entries()) {
    for (const word of words.beginning(start)) begunBy[word] = (begunBy[word] ?? 0) | (1 << at);
  }
  const all = (1 << typed.length) - 1;
  const { pool, starts, ends } = named;
  return rows().filter((row) => {
    let begun = 0;
    const end = ends[row] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) begun |= begunBy[pool[at] ?? 0] ?? 0;
    return begun === all;
  });
}

function isOpenIn({ table, terms }: PostColumns): (row: number) => boolean {
  const open = table.find('status', 'Open');
  return (row) => open !== undefined && terms.of(row).includes(open);
}

const openRows = (columns: PostColumns): Uint32Array => columns.rows().filter(isOpenIn(columns));

function openFirst(columns: PostColumns): (a: number, b: number) => number {
  const [isOpen, newer] = [isOpenIn(columns), byNewest(columns)];
  return (a, b) => Number(isOpen(b)) - Number(isOpen(a)) || newer(a, b);
}

async function inTurns<Item>(items: Iterable<Item>, visit: (item: Item) => void): Promise<void> {
  let visited = 0;
  for (const item of items) {
    visit(item);
    if (++visited % readAtOnce === 0) await setImmediate();
  }
}
