import {
  bucketsOf,
  countsOfAll,
  counting,
  labelsOf,
  nameOf,
  namesIn,
  type CountAnswer,
  type CountRequest,
} from './feed-facets.ts';
import { labelledFacets } from './index-layout.ts';
import { digestOf, digestOfKey } from './indexed-post.ts';

/**
 * Asks for the names of values that are shown without: of hundreds that are used as much, such as companies with a post each, the most
 * used spellings are those of others. Undefined where none lacks its name.
 */
export function lackingNames(answers: readonly CountAnswer[]): CountRequest | undefined {
  const counts = countsOfAll(answers);
  const asked = labelledFacets.flatMap((facet) => {
    const named = new Set(namesIn(counts, facet).map(({ key }) => digestOfKey(key)));
    const values = bucketsOf(counts[nameOf(facet, 'most')]).map(({ key }) => key);
    const lacking = values.filter((value) => !named.has(digestOf(value)));
    return lacking.length > 0 ? [[facet, labelsOf(facet, lacking)] as const] : [];
  });
  if (asked.length === 0) return undefined;
  return counting({ match_none: {} }, [], [['lacking', { global: {}, aggs: Object.fromEntries(asked) }]]);
}
