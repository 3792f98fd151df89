import { isDeepStrictEqual } from 'node:util';
import type { FoundRow } from './formats/found-row.ts';
import type { Outcome, Recruiter } from './import-job-posts.ts';
import type { Importer } from './importer.ts';
import { joinPosts } from './join-posts.ts';
import type { Column } from './row/columns.ts';
import { jobPostOfRow, ownKey, type ReadJobPost } from './row/job-post-of-row.ts';
import { leftOutOf } from './row/left-out.ts';

export type Refusal = { line: number; reason: string };
/** What was not understood of a column: of how many posts, and the first of them. */
export type LeftOut = { column: Column; count: number; line: number; text: string };
export type Report = {
  created: number;
  /** There already, and now as the file has them. */
  updated: number;
  /** There already, and closed as they are over where they come from. */
  closed: number;
  existing: number;
  /** Rows that are of the post of a row before them, whose places it has, too. */
  joined: number;
  refused: Refusal[];
  leftOut: LeftOut[];
  /** Of the posts that the file has, refused or not; undefined where a row that was refused may be any post. */
  keys: ReadonlySet<string> | undefined;
};

const postsAtOnce = 100;
/** Bytes of JSON sent in one call. A service takes a megabyte, and a post gets its cities on the way. */
const bytesAtOnce = 500_000;

type Sent = { line: number; post: ReadJobPost };
/** What is kept of a post for the rows that come after its first one. */
type Known = { line: number; title: string; where: Where };
type Where = Pick<ReadJobPost, 'status' | 'places'>;
const whereIs = ({ status, places }: ReadJobPost): Where => ({ status, places });

function createReport() {
  const counts = { created: 0, updated: 0, closed: 0, existing: 0, joined: 0 };
  const refused: Refusal[] = [];
  const leftOut = new Map<Column, LeftOut>();
  return {
    refuse: (line: number, reason: string) => void refused.push({ line, reason }),
    leaveOut(line: number, column: Column, text = '') {
      const { count, ...first } = leftOut.get(column) ?? { column, count: 0, line, text };
      leftOut.set(column, { ...first, count: count + 1 });
    },
    join: () => void (counts.joined += 1),
    take(outcome: Outcome, line: number) {
      if ('refused' in outcome) return this.refuse(line, outcome.refused);
      counts[outcome.outcome] += 1;
      if (outcome.unknownPlace !== undefined) this.leaveOut(line, 'location', outcome.unknownPlace);
    },
    said: (keys: Report['keys']): Report => ({
      keys,
      ...counts,
      refused: refused.toSorted((a, b) => a.line - b.line),
      leftOut: [...leftOut.values()],
    }),
  };
}

/** Imports the rows in batches as they are read; memory holds one batch, and of each post its key, title and places. */
export async function runImport(
  importer: Pick<Importer, 'importPosts'>,
  recruiter: Recruiter,
  rows: AsyncIterable<FoundRow>,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<Report> {
  const report = createReport();
  const firstWithKey = new Map<string, Known>();
  const refusedKeys = new Set<string>();
  let hasUnknown = false;
  let batch: Sent[] = [];
  let size = 0;

  const flush = async () => {
    const sent = batch;
    [batch, size] = [[], 0];
    if (sent.length === 0) return;
    const outcomes = await importer.importPosts(
      recruiter,
      sent.map(({ post }) => post),
    );
    for (const [index, outcome] of outcomes.entries()) report.take(outcome, sent[index]?.line ?? 0);
  };

  async function add({ line, post }: Sent) {
    const bytes = Buffer.byteLength(JSON.stringify(post));
    if (batch.length === postsAtOnce || size + bytes > bytesAtOnce) await flush();
    batch.push({ line, post });
    size += bytes;
  }

  /** One post at several places may have a row for each. What is sent already stays as it is. */
  function joinRow(first: Known, { line, post }: Sent): void {
    const sent = batch.find((each) => each.post.import_key === post.import_key);
    const joined = joinPosts(sent?.post ?? { ...post, ...first.where }, post);
    if (sent) {
      sent.post = joined;
      first.where = whereIs(joined);
    } else if (!isDeepStrictEqual(whereIs(joined), first.where)) {
      const reason = `the post of line ${first.line} was sent by then, without this place: put its rows next to each other`;
      return report.refuse(line, reason);
    }
    report.join();
  }

  async function read(found: FoundRow): Promise<void> {
    const { line } = found;
    const result = 'refused' in found ? found : jobPostOfRow(found.row);
    if ('refused' in result) {
      const key = 'row' in found ? ownKey(found.row) : undefined;
      if (key === undefined) hasUnknown = true;
      else refusedKeys.add(key);
      return report.refuse(line, result.refused);
    }
    const { import_key, title } = result.post;
    const first = firstWithKey.get(import_key);
    if (first && first.title !== title) {
      return report.refuse(line, `another post, “${first.title}” of line ${first.line}, has the same id or link`);
    }
    // The first row of a post says what it is, or the post would change each time that the file comes.
    if (first) return joinRow(first, { line, post: result.post });
    firstWithKey.set(import_key, { line, title, where: whereIs(result.post) });
    if ('row' in found) {
      for (const column of leftOutOf(found.row, result.post)) report.leaveOut(line, column, found.row[column]);
    }
    await add({ line, post: result.post });
  }

  for await (const row of rows) {
    await read(row);
    onProgress(row.bytes);
  }
  await flush();
  return report.said(hasUnknown ? undefined : refusedKeys.union(firstWithKey));
}
