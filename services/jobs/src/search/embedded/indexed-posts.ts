import type { FacetValue } from '@waypost/contracts/calls/jobs';
import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import type { Facts } from '../filters/facts.ts';
import type { TermFacet } from '../filters/filters.ts';
import type { VersionedPost } from '../job-search.ts';
import { createVocabulary } from '../words/mistyped/vocabulary.ts';
import type { Fts5Index } from './fts5-index.ts';
import { openRows, valuesIn } from './narrow.ts';
import { createPostColumns } from './post-columns.ts';
import { createTitleTable } from './title-table.ts';

/** What is kept in memory of the posts in an index, read from it a few at a time and then in step with it. */
export async function readIndexedPosts(index: Fts5Index) {
  let columns = createPostColumns();
  let titles = createTitleTable();
  let vocabulary = createVocabulary();
  /** What was counted since the last change: everybody may ask, and it is the same for all. */
  const uses = new Map<TermFacet, FacetValue[]>();
  await forEachYielding(index.words(), ([word, uses]) => vocabulary.add(word, uses));
  await forEachYielding(index.rows(), ({ row, facts }) => keep(row, facts));

  function keep(row: number, facts: Facts | undefined) {
    if (facts) {
      columns.put(row, facts);
      titles.put(row, facts.title);
    } else {
      columns.remove(row);
      titles.remove(row);
    }
  }

  return {
    get columns() {
      return columns;
    },
    get titles() {
      return titles;
    },
    get vocabulary() {
      return vocabulary;
    },

    put(versions: readonly VersionedPost[]) {
      const change = index.put(versions);
      uses.clear();
      for (const [row, facts] of change.rows) keep(row, facts);
      for (const [word, uses] of change.words) vocabulary.add(word, uses);
    },

    clear() {
      index.clear();
      uses.clear();
      columns = createPostColumns();
      titles = createTitleTable();
      vocabulary = createVocabulary();
    },

    uses(facet: TermFacet): FacetValue[] {
      const counted =
        uses.get(facet) ?? valuesIn(facet, columns, facet === 'city' ? openRows(columns) : columns.rows());
      uses.set(facet, counted);
      return counted;
    },
  };
}
