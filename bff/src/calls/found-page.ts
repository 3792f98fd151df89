import type { UserActor } from '@waypost/contracts/actor';
import { jobSearchQuery, type JobSearchResult, searchJobPosts } from '@waypost/contracts/calls/jobs';
import { keepAnswers, type KeptAnswersLimits } from '@waypost/runtime/keep-answers';
import type { AnswerBytes, CallOptions, Client } from '@waypost/runtime/service/calls/client';
import { askPacked, unpack } from '@waypost/runtime/service/calls/packed-answer';
import { orLate } from '../or-late.ts';

/** As it stands in an address. */
export type SearchQuery = Readonly<Record<string, string | undefined>>;
type Options = { viewer: UserActor | undefined; signal?: AbortSignal };

/**
 * A page of a search as a stranger sees it: packed (gzip) where it came so, as JSON, and as what that says. The bytes that came are
 * all that is kept: most take them as they are, and what is made of them takes many times the room.
 */
export type FoundPage = { readonly packed: Buffer | undefined; json(): Buffer; page(): JobSearchResult };
export type FindPage = (query: SearchQuery, options: Options) => Promise<FoundPage>;

/**
 * The question as anybody may ask it, known by what it asks: neither what else stands in an address nor its order makes another.
 * Undefined for one that is the viewer's own, or that jobs will refuse them.
 */
function sharedQuestion({ dsh_id, ...question }: SearchQuery, viewer: UserActor | undefined) {
  // Whoever looks at their own posts has just changed them.
  if (question['created_by'] !== undefined) return undefined;
  const isOwn = dsh_id === undefined || viewer?.dashboards.some((own) => own.dsh_id === dsh_id);
  const asked = jobSearchQuery.safeParse(question);
  return isOwn && asked.success ? { question, key: JSON.stringify(asked.data) } : undefined;
}

function foundPage({ bytes, isPacked }: AnswerBytes): FoundPage {
  const json = () => (isPacked ? unpack(bytes) : bytes);
  return {
    packed: isPacked ? bytes : undefined,
    json,
    page: () => JSON.parse(String(json())) as JobSearchResult,
  };
}

/** @param pages how long a page is taken for known, which is the same for everybody. */
export function findPages(client: Client, pages: KeptAnswersLimits): FindPage {
  const kept = keepAnswers<AnswerBytes>(pages, ({ bytes }) => bytes.length);
  const find = (query: SearchQuery, options: CallOptions) =>
    client.callForBytes(searchJobPosts, { querystring: query }, options);

  return async (query, { viewer, signal }) => {
    // Who is signed in gets marks of their own into it.
    const headers = viewer === undefined ? askPacked : {};
    const shared = sharedQuestion(query, viewer);
    if (!shared) return foundPage(await find(query, { actor: viewer, headers, ...(signal && { signal }) }));
    // Asked without an actor or a signal of one caller: others wait for the same answer, also when the one who asked first has gone.
    const found = kept.of(shared.key, () => find(shared.question, { headers }));
    return foundPage(await (signal ? orLate(found, signal) : found));
  };
}
