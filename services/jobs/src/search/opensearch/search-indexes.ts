import { errors, type Client } from '@opensearch-project/opensearch';
import { type FacetName, facetNames } from '@waypost/contracts/calls/jobs';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { inSpan } from '@waypost/runtime/telemetry/span';
import { detached } from '@waypost/runtime/telemetry/trace-context';
import { isTermFacet, stepFilters } from '../filters/filters.ts';
import type { JobSearch, VersionedPost } from '../job-search.ts';
import { createBulkWriter } from './bulk-writer.ts';
import { definition, type IndexSpread, layout, settingsOf } from './index-layout.ts';
import { ask, unlessThere } from './open-search-client.ts';
import { readOpenSearch } from './open-search-job-search.ts';

/** An index of job posts, which may be serving, being filled or left over. */
export type SearchIndex = {
  /** Given by the engine at its making: an index of the same name that is made anew has another one. */
  id: string;
  name: string;
  /** Undefined where it was not made by us. */
  layout: number | undefined;
  serves: boolean;
  /** Milliseconds since 1970. */
  made: number;
  /** By what its posts cannot be narrowed: an older layout had not all of our filters. To the engine a field that is not there is one without values. */
  lacks: readonly FacetName[];
};

export type SearchIndexes = {
  alias: string;
  spread: IndexSpread;
  /** The address of the engine, to be shown to people. */
  address: string;
  list(): Promise<SearchIndex[]>;
  /** Makes an empty index that does not serve yet; one that is there already under that name is left as it is. */
  make(name: string): Promise<SearchIndex>;
  /** Lets an index take the place of the one that serves, at once and with everything that it was given. */
  serve(index: SearchIndex): Promise<void>;
  remove(index: SearchIndex): Promise<void>;
  /** Job search on this very index. */
  open(index: SearchIndex): JobSearch;
};

/** The names of this layout's indexes: one that processes agree on without asking, and one that nobody has had yet. */
export const agreedName = (alias: string) => `${alias}-${layout}`;
export const freshName = (alias: string, now: Date) => `${alias}-${layout}-${now.getTime()}`;
/** What an index is written by. A write by the name itself would make an index, were there none. */
const writingName = (name: string) => `${name}.writes`;

const patienceMs = 30_000;
const patient = { requestTimeout: patienceMs };

/** The indexes behind an alias. Their mapping says which layout they have. */
export function createSearchIndexes(
  client: Client,
  alias: string,
  address: string,
  spread: IndexSpread = { shards: 1 },
): SearchIndexes {
  async function list(): Promise<SearchIndex[]> {
    const named = { index: [alias, `${alias}-*`], ignore_unavailable: true };
    const answer = await ask(() => client.indices.get(named));
    return Object.entries(answer.body as Record<string, IndexAnswer>).map(
      ([name, { aliases, mappings, settings }]) => ({
        id: settings.index.uuid,
        name,
        layout: mappings._meta?.layout,
        serves: Object.hasOwn(aliases, alias),
        made: Number(settings.index.creation_date),
        lacks: facetNames.filter((facet) => !hasFieldsOf(facet, mappings)),
      }),
    );
  }

  async function make(name: string): Promise<SearchIndex> {
    const mappings = { ...definition.mappings, _meta: { layout } };
    const body = { settings: settingsOf(spread), mappings, aliases: { [writingName(name)]: {} } } as object;
    await ask(() => client.indices.create({ index: name, body }, patient).catch(unlessThere)).catch(
      sayIfWithoutVectors,
    );
    const made = (await list()).find((index) => index.name === name);
    if (!made) throw new Error(`The index ${name} was removed while it was being made`);
    return made;
  }

  function sayIfWithoutVectors(error: unknown): never {
    const { cause } = error as Error;
    if (!(cause instanceof errors.ResponseError && JSON.stringify(cause.body ?? '').includes('knn_vector')))
      throw error;
    throw new StartError(
      `OpenSearch at ${address} lacks the plugin opensearch-knn, by which titles are compared. Install it on every node (\`bin/opensearch-plugin install\`), restart them, and this goes on by itself`,
      { cause },
    );
  }

  async function remove({ name }: Pick<SearchIndex, 'name'>) {
    await ask(() => client.indices.delete({ index: name, ignore_unavailable: true }, patient));
  }

  return {
    alias,
    spread,
    address,
    list,
    make,
    remove,

    async serve({ name }) {
      const others = { remove: { index: `${alias}-*`, alias, must_exist: false } };
      const actions = [others, { add: { index: name, alias } }];
      await ask(() => client.indices.refresh({ index: name }, patient));
      await ask(() => client.indices.updateAliases({ body: { actions } }, patient));
    },

    open: ({ id, name }) => ({
      id,
      ...readOpenSearch(client, async () => name, spread),
      index: inSpans(name, createBulkWriter(client, writingName(name))),
      async clear() {
        await remove({ name });
        await make(name);
      },
      async close() {},
    }),
  };
}

/** Each call waits for a bulk request that it shares with others, so that the request is in the trace of none. */
function inSpans(name: string, write: JobSearch['index']): JobSearch['index'] {
  const attributes = {
    'db.system.name': 'opensearch',
    'db.operation.name': 'bulk',
    'db.collection.name': name,
  };
  return (posts: readonly VersionedPost[]) =>
    inSpan(`bulk ${name}`, { kind: 'client', attributes }, () => detached(() => write(posts)));
}

const hasFieldsOf = (facet: FacetName, { properties }: Mappings): boolean =>
  isTermFacet(facet)
    ? Object.hasOwn(properties?.terms?.properties ?? {}, facet)
    : Object.keys(stepFilters[facet].fields).every((field) => Object.hasOwn(properties ?? {}, field));

type Mappings = { _meta?: { layout?: number }; properties?: { terms?: { properties?: object } } };
type IndexAnswer = {
  aliases: object;
  mappings: Mappings;
  settings: { index: { uuid: string; creation_date: string } };
};
