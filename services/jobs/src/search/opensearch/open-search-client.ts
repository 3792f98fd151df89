import { Client, errors } from '@opensearch-project/opensearch';
import type { Clause } from '../filters/filter.ts';
import { searchUnavailable } from '../guarded-finder.ts';

export type Bucket = { key: string; doc_count: number };
/** What an aggregation answers; which of it is there is known by who asked. */
export type Aggregate = { readonly doc_count: number; readonly buckets: readonly Bucket[] };
export type Aggregates = Readonly<Record<string, Aggregate | undefined>>;

/** The aggregations inside another one lie among its own fields. */
export const inside = (aggregate: Aggregate | undefined) => (aggregate ?? {}) as unknown as Aggregates;

export type SearchAnswer<Source> = {
  hits: { total: { value: number }; hits: { _source: Source }[] };
  aggregations?: Aggregates;
  timed_out?: boolean;
  suggest?: Record<string, { text: string; options: { text: string }[] }[]>;
};

/** The engine gives up a query itself, before its caller does: one that nobody waits for would go on. In ms. */
const queryMs = 1_800;

/**
 * Two attempts have to fit into the time that a caller waits.
 * @param url may hold a user and a password.
 * @param ca certificates, as PEM, of whom the engine has to be trusted by; public authorities where there are none.
 */
export const createOpenSearchClient = (url: string, ca?: string): Client =>
  new Client({
    node: url,
    requestTimeout: 2_000,
    maxRetries: 1,
    // It would look through all that is answered for names that only matter where one object is merged into another.
    disablePrototypePoisoningProtection: true,
    ...(ca && { ssl: { ca } }),
  });

/** A missing index too: it is being made, or made anew. */
const passing = new Set<unknown>([404, 429, 502, 503, 504]);
/** What the engine would do at another moment, whichever status it has in the sum of all shards. */
const overloaded = /circuit_breaking_exception|rejected_execution_exception|task_cancelled_exception/;

const isOverload = ({ statusCode, body }: errors.ResponseError) =>
  passing.has(statusCode) || overloaded.test(JSON.stringify(body ?? ''));

const isAway = (error: unknown): boolean =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoLivingConnectionsError ||
  (error instanceof errors.ResponseError && isOverload(error));

/**
 * Asks the engine. What it throws is replaced, because it carries the whole request, megabytes of posts, into the log.
 * @throws unavailable where the engine is away, overloaded or without the index.
 */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isAway(error)) throw searchUnavailable(error);
    if (error instanceof errors.ResponseError) throw new Error('OpenSearch refused a request', { cause: error });
    throw error;
  }
}

/** What the engine has said, or how it could not be reached; undefined where something else than {@link ask} failed. */
export const saidByEngine = (error: unknown): string | undefined =>
  error instanceof Error && error.cause instanceof errors.OpenSearchClientError ? error.cause.message : undefined;

/** For the making of an index that another process has made by now. */
export function unlessThere(error: unknown): void {
  const there = error instanceof errors.ResponseError && error.message.includes('resource_already_exists_exception');
  if (!there) throw error;
}

/** What the engine answers about one of many things that were written together. */
export type ItemAnswer = { status: number; error?: { type: string; reason?: string } };

/** Why one of many was not taken: unavailable, as by {@link ask}, where its index takes nothing for now, as on a full disk. */
export function notTaken(what: string, answer: ItemAnswer | undefined): Error {
  const refusal = new Error(`OpenSearch did not take ${what}: ${answer?.error?.reason ?? 'no answer about it'}`);
  const passes = answer && (passing.has(answer.status) || overloaded.test(answer.error?.type ?? ''));
  return passes ? searchUnavailable(refusal) : refusal;
}

/** @param affinity searches that share it are answered by one copy, whose scores do not differ from page to page. */
export async function runSearch<Source>(
  client: Client,
  index: string,
  body: Clause,
  affinity?: string,
): Promise<SearchAnswer<Source>> {
  const answer = await client.search({
    index,
    body,
    timeout: `${queryMs}ms`,
    cancel_after_time_interval: `${queryMs}ms`,
    // Part of an answer would look like all of it.
    allow_partial_search_results: false,
    ...(affinity && { preference: affinity }),
    // A word weighs what it weighs among all posts, on whichever shard they are. With one shard it changes nothing.
    ...(body['size'] !== 0 && { search_type: 'dfs_query_then_fetch' }),
  });
  const found = answer.body as unknown as SearchAnswer<Source>;
  if (found.timed_out) throw searchUnavailable(new Error(`OpenSearch did not finish a query within ${queryMs} ms`));
  return found;
}
