import type { Highlights, Segment } from '@waypost/contracts/entities/highlights';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { matchesElsewhere } from './matches-elsewhere.ts';
import type { TextQuery } from './phrase-query.ts';
import { rangesOf, type Range } from './phrase-ranges.ts';
import { phrasesOf } from './text-query.ts';

const snippetLength = 240;
const leadLength = 60;
/** Most descriptions say early what they are about: then there is no need to read the rest of them. */
const headLength = 2 * snippetLength;

/**
 * The title and a piece of the description around the first match, cut into runs that matched and runs that did not; and
 * what matched elsewhere.
 */
export function highlight(post: JobPost, queries: readonly TextQuery[]): Highlights {
  const phrases = queries.flatMap(phrasesOf);
  const matches = matchesElsewhere(post, queries);
  return {
    title: segments(post.title, 0, post.title.length, rangesOf(post.title, phrases)),
    snippet: snippetOf(post.description, firstRangesOf(post.description, phrases)),
    ...(matches && { matches }),
  };
}

/** All that a snippet around the first of them shows. */
function firstRangesOf(text: string, phrases: readonly (readonly string[])[]): Range[] {
  const cut = text.indexOf(' ', headLength);
  const inHead = cut === -1 ? [] : rangesOf(text.slice(0, cut), phrases);
  const isEnough = inHead[0] !== undefined && inHead[0].start + snippetLength <= cut;
  return isEnough ? inHead : rangesOf(text, phrases);
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
