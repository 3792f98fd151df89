import type { SearchTier } from '@waypost/contracts/calls/jobs';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { KeptAnswers } from '@waypost/runtime/keep-answers';
import type { Clause } from '../filters/filter.ts';
import type { JobSearchRequest } from '../job-search.ts';
import type { ParsedKeyword } from '../words/keyword/text-query.ts';
import { counting, type CountAnswer, type CountRequest, countRequests, readCounts } from './feed-facets.ts';
import { candidatesOf, feedRequest, foundOf } from './feed-request.ts';
import { lackingNames } from './lacking-names.ts';
import type { SearchAnswer } from './open-search-client.ts';

export type StoredPost = { post: JobPost };
/** A page of a tier, and how many posts the filters take of the other one. */
export type Answer = SearchAnswer<StoredPost> & {
  tier: SearchTier;
  inOther: number;
  /** Milliseconds. */
  took: number;
  counted: Promise<readonly CountAnswer[]>;
  /** The moment that "posted within" is counted from. */
  at: Date;
};

export type Counting = {
  /** What is counted over more than one has to be counted in another way. */
  shards: number;
  /** Where counts that many ask for are kept; without it every one is counted anew. */
  kept?: KeptAnswers<CountAnswer>;
};

type Read = (body: Clause) => Promise<SearchAnswer<StoredPost>>;
type Count = (asked: CountRequest) => Promise<CountAnswer>;
type Counter = { shards: number; count: Count };
export type AskFeed = (parsed: ParsedKeyword, tier: SearchTier) => Promise<Answer>;

/**
 * Asks for a page and for all that is counted at once, so that neither waits for the other. Where counts may come later they begin
 * when the page is there: with others at work beside it, it would be late itself.
 */
export const askingFeed =
  (read: Read, { count, shards }: Counter, request: JobSearchRequest, now: Date): AskFeed =>
  async (parsed, tier) => {
    const began = performance.now();
    const page = read(feedRequest(request, parsed, tier, now));
    const isTiered = parsed.clauses.length > 0;
    const inOther = isTiered ? count(counting(foundOf(request, parsed, otherTier[tier], now))) : undefined;
    const countAll = async () => {
      const asked = countRequests(request, candidatesOf(request, parsed.clauses, tier), { now, shards });
      const counts = await Promise.all(asked.map(count));
      const lacking = lackingNames(counts);
      return lacking ? [...counts, await count(lacking)] : counts;
    };
    const counted = request.counts === 'later' ? page.then(countAll) : countAll();
    // Whoever needs them is told; nobody needs those of a page that cannot be had, or of another tier.
    counted.catch(() => undefined);
    const [answer, other] = await Promise.all([page, inOther]);
    return { ...answer, tier, inOther: other?.found ?? 0, took: performance.now() - began, counted, at: now };
  };

const otherTier: Record<SearchTier, SearchTier> = { about: 'text', text: 'about' };

/** Counts what is asked, or takes what was counted lately. */
export function counterOf(
  read: Read,
  index: string,
  { created_by }: JobSearchRequest,
  { shards, kept }: Counting,
): Counter {
  const count: Count = async (asked) => readCounts(asked, await read(asked.body));
  const countOnce: Count = (asked) =>
    kept ? kept.of(`${index} ${JSON.stringify(asked.body)}`, () => count(asked)) : count(asked);
  // One's own posts are few, and asked for by those who have just changed them.
  return { shards, count: created_by ? count : countOnce };
}

/** How many posts of a tier the filters take. */
export const foundIn = ({ tier, hits, inOther }: Answer, asked: SearchTier): number =>
  asked === tier ? hits.total.value : inOther;
