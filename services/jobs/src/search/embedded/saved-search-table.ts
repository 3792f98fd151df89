import { randomUUID } from 'node:crypto';
import { type CallsUnderWay, callsUnderWay } from '@waypost/runtime/service/calls/calls-under-way';
import { placesRead } from '../../lookups/city-places.ts';
import { factsOf, isTaken, type Facts, type TakenTerms, takenTerms } from '../filters/facts.ts';
import { termFacets } from '../filters/filters.ts';
import type { SavedRequest, SavedSearchIndex } from '../saved-search-index.ts';
import { parseKeyword } from '../words/keyword/text-query.ts';
import type { TextQuery } from '../words/phrase-query.ts';
import { aboutFields, wordFields } from '../words/searched-fields.ts';
import { searchedText } from '../words/searched-text.ts';
import { type FieldStems, fieldStems, neededStems, rarest, textMatches } from '../words/text-matches.ts';

/** Read once, when it is saved. `keys` name what posts have to have one of to be looked at. */
type ReadSearch = {
  id: string;
  version: number;
  request: SavedRequest & { page: 1; limit: 1 };
  text: TextQuery;
  terms: TakenTerms;
  keys: readonly string[];
};

/** The key of searches without a word or term that a post would need: any post may be found by them. */
const anyPost = '';
/** Stems, of which a post has hundreds, are keys as they are. Where one were the same as this, a search would be looked at in vain. */
const keyOfTerm = (facet: string, value: string) => `${facet} ${value}`;

/** Read, or held against a post, between two moments in which people are answered. */
const atATime = 100;

/** Saved searches in memory: a post is held against those alone that ask for a word or a term that it has. */
export function createSavedSearchTable({ quiet }: Pick<CallsUnderWay, 'quiet'> = callsUnderWay): SavedSearchIndex {
  const id = randomUUID();
  const searches = new Map<string, ReadSearch>();
  const byKey = new Map<string, Set<ReadSearch>>();

  function forget(search: ReadSearch) {
    searches.delete(search.id);
    for (const key of search.keys) {
      const others = byKey.get(key);
      others?.delete(search);
      if (others?.size === 0) byKey.delete(key);
    }
  }

  function keep(search: ReadSearch) {
    searches.set(search.id, search);
    for (const key of search.keys) {
      const others = byKey.get(key);
      if (others) others.add(search);
      else byKey.set(key, new Set([search]));
    }
  }

  return {
    id: async () => id,

    async put(given) {
      await placesRead();
      for (const [at, { id: of, version, request }] of given.entries()) {
        if (at % atATime === 0) await quiet();
        const known = searches.get(of);
        if (known && known.version >= version) continue;
        if (known) forget(known);
        if (request) keep(readSearch(of, version, request));
      }
    },

    async match(post, now) {
      await placesRead();
      const facts = factsOf(post);
      const stems = fieldStems(searchedText(post));
      const terms = termFacets.flatMap((facet) => facts.terms[facet].map(({ value }) => keyOfTerm(facet, value)));
      const had = [anyPost, ...terms, ...Object.values(stems).flatMap((text) => text.split(' '))];
      const candidates = new Set<ReadSearch>();
      for (const key of had) byKey.get(key)?.forEach((search) => candidates.add(search));
      const found: { id: string; version: number }[] = [];
      for (const [at, search] of [...candidates].entries()) {
        if (at % atATime === 0) await quiet();
        if (finds(search, { facts, stems }, now)) found.push({ id: search.id, version: search.version });
      }
      return found;
    },
  };
}

function readSearch(id: string, version: number, given: SavedRequest): ReadSearch {
  const request = { ...given, page: 1, limit: 1 } as const;
  const { clauses } = parseKeyword(request.keyword ?? '');
  const text = { all: clauses.map(({ query, about }) => (request.in === 'text' ? query : about)) };
  const terms = takenTerms(request);
  return { id, version, request, text, terms, keys: keysOf(terms, text) };
}

/** Words rule out more posts than most terms do. */
function keysOf(terms: TakenTerms, text: { all: readonly TextQuery[] }): readonly string[] {
  const stems = rarest(text.all.map(neededStems));
  if (stems.length > 0) return stems;
  const keys = rarest(terms.map(([facet, taken]) => taken.map((value) => keyOfTerm(facet, value))));
  return keys.length > 0 ? keys : [anyPost];
}

type OnePost = { facts: Facts; stems: FieldStems };

function finds({ request, text, terms }: ReadSearch, { facts, stems }: OnePost, now: Date): boolean {
  if (request.created_by !== undefined && request.created_by !== facts.created_by) return false;
  if (!isTaken(facts, request, now, terms)) return false;
  return textMatches(text, stems, request.in === 'text' ? wordFields : aboutFields);
}
