import type { Client } from '@opensearch-project/opensearch';
import type { SearchTier } from '@waypost/contracts/calls/jobs';
import type { JobSearchRequest } from '../job-search.ts';
import { parseKeyword, type ParsedKeyword } from '../words/keyword/text-query.ts';
import type { Doubt } from '../words/mistyped/mend-keyword.ts';
import type { Answer, AskFeed } from './asking-feed.ts';
import { withoutFilters } from './feed-request.ts';
import { mended } from './mended-keyword.ts';

export type Place = { client: Client; index: string };

export async function total({ client, index }: Place, body: object): Promise<number> {
  const answer = await client.count({ index, body });
  return answer.body.count;
}

/** A keyword as it is understood, and the page of it. */
type Read = {
  parsed: ParsedKeyword;
  suggestion: string | undefined;
  answer: Answer;
  /** Whether a post has these words, or is about them, whatever the filters. One that is found says so. */
  has(tier: SearchTier): Promise<boolean>;
};

/**
 * The page of what was typed; of what that is taken for where no post has it, or where it finds less than that. Of all that mention
 * it where no post is about it.
 */
export async function findMeant(place: Place, request: JobSearchRequest, feed: AskFeed) {
  const asked = request.in ?? 'about';
  const keyword = request.keyword ?? '';

  async function read(words: string, suggestion?: string): Promise<Read> {
    const parsed = parseKeyword(words);
    const answer = await feed(parsed, asked);
    const isFound = answer.hits.total.value > 0;
    const has = async (tier: SearchTier) =>
      (isFound && (tier === 'text' || asked === 'about')) ||
      (await total(place, withoutFilters(request, parsed, tier))) > 0;
    return { parsed, suggestion, answer, has };
  }

  async function readMended(doubt: Doubt): Promise<Read | undefined> {
    const words = await mended(place.client, place.index, keyword, doubt);
    return words === undefined ? undefined : read(words, words);
  }

  async function likeliest(typed: Read): Promise<Read> {
    if (await typed.has('about')) return typed;
    // A keyword that posts have has no unknown word: every word must be found.
    const known = ((await typed.has('text')) ? undefined : await readMended('unknown')) ?? typed;
    if (known !== typed && (await known.has('about'))) return known;
    const other = await readMended('rare');
    const isLikelier =
      other && ((await other.has('about')) || (!(await known.has('text')) && (await other.has('text'))));
    return isLikelier ? other : known;
  }

  const typed = await read(keyword);
  const isTiered = typed.parsed.clauses.length > 0;
  const { parsed, suggestion, answer, has } = isTiered && request.as_typed !== 'true' ? await likeliest(typed) : typed;
  const isMentioned = answer.hits.total.value === 0 && asked === 'about' && isTiered && (await has('text'));
  return { parsed, suggestion, narrow: answer, answer: isMentioned ? await feed(parsed, 'text') : answer };
}
