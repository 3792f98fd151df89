import type { FacetValue } from '@waypost/contracts/calls/jobs';
import type { TermFacet } from '../filters/filters.ts';
import type { JobSearch, VersionedPost } from '../job-search.ts';
import { indexedStems, partsOf } from '../words/searched-text.ts';
import { createVocabulary } from '../words/vocabulary.ts';
import { beginWords, startsOf } from '../words/word-starts.ts';
import { foldedWords, stemOf } from '../words/words.ts';
import { batchCalls } from './batch-calls.ts';
import { openFts5Index, type IndexedRow } from './fts5-index.ts';
import { byNewest, searchPage, type Indexed } from './fts5-search-page.ts';
import { termCounts } from './narrow.ts';
import { createTermTable } from './term-table.ts';

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
    const titleParts = ` ${indexedStems(partsOf(facts.title).map(foldedWords))} `;
    posts.set(row, { ...table.numbered(facts), row, open, words, titleStems: title.map(stemOf), titleParts });
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

  return {
    id: index.id,

    index: batchCalls(put),

    async search(request, now) {
      return searchPage({ index, posts, table, vocabulary }, request, now);
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
      const all = [...posts.values()];
      const counted =
        uses.get(facet) ?? termCounts(facet, [facet === 'city' ? all.filter(({ open }) => open) : all], table);
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
