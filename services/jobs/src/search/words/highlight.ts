import type { Highlights, Segment } from '@waypost/contracts/entities/highlights';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { forEachYielding } from '@waypost/runtime/for-each-yielding';
import type { FoundPost, JobSearchRequest } from '../job-search.ts';
import { phrasesOf } from './keyword/text-query.ts';
import { matchingElsewhere } from './matches-elsewhere.ts';
import type { TextQuery } from './phrase-query.ts';
import { findingPhrases, type Range } from './phrase-ranges.ts';

const snippetLength = 240;
const leadLength = 60;

/**
 * For each post: the title and a piece of the description around the first match, each cut into runs that matched and runs that
 * did not; and what matched elsewhere.
 */
export function highlighting(queries: readonly TextQuery[]): (post: JobPost) => Highlights {
  const find = findingPhrases(queries.flatMap(phrasesOf));
  const matchesOf = matchingElsewhere(queries);
  return (post) => {
    const matches = matchesOf(post);
    return {
      title: segments(post.title, 0, post.title.length, find(post.title)),
      snippet: snippetOf(post.description, find(post.description, snippetLength)),
      ...(matches && { matches }),
    };
  };
}

/** The posts of a page: marked, unless nobody said a keyword or looks for marks. A few at a time, as long ones take milliseconds. */
export async function markedPosts(
  posts: readonly JobPost[],
  clauses: readonly { query: TextQuery }[],
  { isBrief }: Pick<JobSearchRequest, 'isBrief'>,
): Promise<FoundPost[]> {
  if (clauses.length === 0 || isBrief) return [...posts];
  const highlight = highlighting(clauses.map(({ query }) => query));
  const found: FoundPost[] = [];
  await forEachYielding(posts, (post) => found.push({ ...post, highlights: highlight(post) }));
  return found;
}

function snippetOf(text: string, ranges: readonly Range[]): Segment[] {
  const first = ranges[0]?.start ?? 0;
  const start = first <= leadLength ? 0 : text.indexOf(' ', first - leadLength) + 1;
  const cut = start + snippetLength;
  const end = cut >= text.length ? text.length : Math.max(text.lastIndexOf(' ', cut), ranges[0]?.end ?? cut);
  const runs = segments(text, start, end, ranges);
  if (start > 0) runs.unshift({ text: '… ', marked: false });
  if (end < text.length) runs.push({ text: ' …', marked: false });
  return runs;
}

function segments(text: string, start: number, end: number, ranges: readonly Range[]): Segment[] {
  const runs: Segment[] = [];
  let at = start;
  for (const range of ranges) {
    if (range.start < at || range.end > end) continue;
    if (range.start > at) runs.push({ text: text.slice(at, range.start), marked: false });
    runs.push({ text: text.slice(range.start, range.end), marked: true });
    at = range.end;
  }
  if (at < end) runs.push({ text: text.slice(at, end), marked: false });
  return runs;
}
