import type { JobPost, Segment } from '@waypost/contracts/entities/job-post';
import { phrasesOf, type TextQuery } from './text-query.ts';
import { stemOf, wordsOf } from './words.ts';

type Range = { start: number; end: number };

const snippetLength = 240;
const leadLength = 60;

/** The title and a piece of the description around the first match, cut into runs that matched and runs that did not. */
export function highlight(
  post: Pick<JobPost, 'title' | 'description'>,
  queries: readonly TextQuery[],
): { title: Segment[]; snippet: Segment[] } {
  const phrases = queries.flatMap(phrasesOf);
  return {
    title: segments(post.title, 0, post.title.length, matches(post.title, phrases)),
    snippet: snippetOf(post.description, matches(post.description, phrases)),
  };
}

function matches(text: string, phrases: readonly (readonly string[])[]): Range[] {
  const words = wordsOf(text);
  const stems = words.map((word) => stemOf(word.folded));
  const byFirst = Map.groupBy(phrases, (phrase) => phrase[0]);
  const ranges: Range[] = [];
  for (const [at, word] of words.entries()) {
    for (const phrase of byFirst.get(stems[at]) ?? []) {
      const last = words[at + phrase.length - 1];
      if (!last || !phrase.every((stem, index) => stems[at + index] === stem)) continue;
      const previous = ranges.at(-1);
      if (previous && word.start < previous.end) previous.end = Math.max(previous.end, last.end);
      else ranges.push({ start: word.start, end: last.end });
    }
  }
  return ranges;
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
