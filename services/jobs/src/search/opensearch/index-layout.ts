import { stepFacets, stepFilters, termFacets, termFilters } from '../filters/filters.ts';
import { titleDimensions } from '../words/alike-titles.ts';
import { aboutFields, wordFields } from '../words/searched-fields.ts';

/**
 * Raised with every change of what is below, of what a document holds or of how words are read. Processes fill an
 * index of their own layout beside one of an older layout, and leave one of a newer layout alone.
 */
export const layout = 12;

export const labelledFacets = termFacets.filter((facet) => termFilters[facet].labelled);

const keyword = { type: 'keyword' };
/** Words come analysed, so all that is left to do is to cut them apart. */
const words = { type: 'text', analyzer: 'whitespace' };
const aboutNames: readonly string[] = aboutFields;
const joinedFields = (field: string) => (aboutNames.includes(field) ? ['anywhere', 'about'] : ['anywhere']);
const each = (names: readonly string[], mapping: object) => ({
  properties: Object.fromEntries(names.map((name) => [name, mapping])),
});

export const definition = {
  settings: {
    // At 7 kB a post a shard holds some millions; OPENSEARCH_SHARDS and OPENSEARCH_REPLICAS say otherwise.
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // Explicit, because by default an index that nobody asks for half a minute is not refreshed any more.
    refresh_interval: '500ms',
    analysis: {
      analyzer: { beginnings: { tokenizer: 'whitespace', filter: ['beginnings'] } },
      filter: { beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: 64 } },
    },
  },
  mappings: {
    dynamic: 'strict',
    // The post is all that is read back; an index is filled from the topic, never from another index.
    _source: { includes: ['post'] },
    properties: {
      post: { type: 'object', enabled: false },
      id: keyword,
      created_by: keyword,
      /** The stems of each field, for the score; of all together, and of those that a post is about, for what is found. */
      text: {
        properties: {
          ...Object.fromEntries(wordFields.map((field) => [field, { ...words, copy_to: joinedFields(field) }])),
          titleParts: { ...words, norms: false },
        },
      },
      anywhere: { ...words, norms: false },
      about: { ...words, norms: false },
      /** The words as they are, without their forms joined: for did-you-mean and exact matches. */
      exact: { ...words, norms: false, index_options: 'docs' },
      /** How the words of title and company begin. */
      beginnings: {
        type: 'text',
        analyzer: 'beginnings',
        search_analyzer: 'whitespace',
        norms: false,
        index_options: 'docs',
      },
      /** What the title is about, kept for exact products: the engine builds no graph of it. */
      title_vector: { type: 'knn_vector', dimension: titleDimensions, data_type: 'byte' },
      terms: each(termFacets, keyword),
      /** A value and the spelling of this post. */
      labels: each(labelledFacets, keyword),
      ...Object.fromEntries(stepFacets.flatMap((facet) => Object.entries(stepFilters[facet].fields))),
    },
  },
};

/** What new indexes are spread over. Without `replicas` there is one copy more as soon as there is a second node. */
export type IndexSpread = { shards: number; replicas?: number | undefined };

export const settingsOf = ({ shards, replicas }: IndexSpread) => ({
  ...definition.settings,
  number_of_shards: shards,
  ...(replicas !== undefined && { auto_expand_replicas: false, number_of_replicas: replicas }),
});
