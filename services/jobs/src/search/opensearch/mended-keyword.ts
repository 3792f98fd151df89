import type { Client } from '@opensearch-project/opensearch';
import { type Doubt, doubtfulWords, farCommoner, mendableWords, mendKeyword } from '../words/mistyped/mend-keyword.ts';
import { createVocabulary } from '../words/mistyped/vocabulary.ts';
import { stemOf } from '../words/words.ts';
import { runSearch } from './open-search-client.ts';

const mostMeant = 50;

/**
 * The keyword with its doubtful words mended; undefined where there are none or nothing is near. The engine's dictionary names the
 * candidates; as it keeps the words of posts that are gone, they are counted again.
 */
export async function mended(
  client: Client,
  index: string,
  keyword: string,
  doubt: Doubt,
): Promise<string | undefined> {
  const words = mendableWords(keyword);
  const stems = [...new Set(words.flatMap(({ folded, beside }) => [folded, ...beside]).map(stemOf))];
  const { counts: known, all } = await countPosts(client, index, 'anywhere', stems);
  const postsOf = (stem: string) => known.get(stem) ?? 0;
  // Of a word that many posts have none can be so much commoner; to look for one takes as long as a page.
  const doubtful = [...doubtfulWords(words, postsOf, doubt)].flatMap(([word, posts]) =>
    posts * farCommoner <= all ? [word] : [],
  );
  if (doubtful.length === 0) return undefined;
  const candidates = await similarWords(client, index, doubtful);
  const [posts, about] = await Promise.all([
    countPosts(client, index, 'exact', candidates),
    countPosts(client, index, 'about', [...new Set(candidates.map(stemOf))]),
  ]);
  const used = [...posts.counts].filter(([, count]) => count > 0);
  const { near } = createVocabulary(
    used.map(([word, count]) => [word, { posts: count, about: about.counts.get(stemOf(word)) ?? 0 }]),
  );
  return mendKeyword(keyword, { postsOf, near }, doubt);
}

/** How many posts have each of some words, and how many there are; what a post no longer has does not count. */
async function countPosts(
  client: Client,
  index: string,
  field: 'anywhere' | 'about' | 'exact',
  words: readonly string[],
): Promise<{ counts: Map<string, number>; all: number }> {
  if (words.length === 0) return { counts: new Map(), all: 0 };
  const filters = words.map((word) => ({ term: { [field]: word } }));
  const body = { size: 0, track_total_hits: true, aggs: { words: { filters: { filters } } } };
  const { hits, aggregations } = await runSearch(client, index, body);
  const buckets = aggregations?.['words']?.buckets ?? [];
  return { counts: new Map(words.map((word, at) => [word, buckets[at]?.doc_count ?? 0])), all: hits.total.value };
}

async function similarWords(client: Client, index: string, words: readonly string[]): Promise<string[]> {
  const term = {
    field: 'exact',
    suggest_mode: 'always',
    size: mostMeant,
    max_edits: 2,
    prefix_length: 0,
    min_word_length: 4,
    accuracy: 0,
  };
  const body = { size: 0, suggest: { similar: { text: words.join(' '), term } } };
  const { suggest } = await runSearch(client, index, body);
  const similar = suggest?.['similar']?.flatMap(({ options }) => options.map(({ text }) => text)) ?? [];
  return [...new Set(similar)];
}
