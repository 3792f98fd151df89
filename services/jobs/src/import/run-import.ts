import type { Recruiter } from './import-job-posts.ts';
import type { Importer } from './importer.ts';
import { jobPostOfRow, type ReadJobPost } from './job-post-of-row.ts';
import type { FoundRow } from './read-rows.ts';

export type Refusal = { line: number; reason: string };
export type Report = { created: number; existing: number; refused: Refusal[] };

const postsAtOnce = 100;
/** Of JSON; a service takes a megabyte in one call, and a post gets its cities on the way. */
const bytesAtOnce = 500_000;

/** Imports the rows in batches as they are read; memory holds one batch. */
export async function runImport(
  importer: Pick<Importer, 'importPosts'>,
  recruiter: Recruiter,
  rows: AsyncIterable<FoundRow>,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<Report> {
  const report: Report = { created: 0, existing: 0, refused: [] };
  let batch: { line: number; post: ReadJobPost }[] = [];
  let size = 0;

  const flush = async () => {
    const sent = batch;
    [batch, size] = [[], 0];
    if (sent.length === 0) return;
    const outcomes = await importer.importPosts(
      recruiter,
      sent.map(({ post }) => post),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if ('refused' in outcome) report.refused.push({ line: sent[index]?.line ?? 0, reason: outcome.refused });
      else report[outcome.outcome] += 1;
    }
  };

  for await (const row of rows) {
    const read = 'refused' in row ? row : jobPostOfRow(row.row);
    if ('refused' in read) {
      report.refused.push({ line: row.line, reason: read.refused });
    } else {
      const bytes = Buffer.byteLength(JSON.stringify(read.post));
      if (batch.length === postsAtOnce || size + bytes > bytesAtOnce) await flush();
      batch.push({ line: row.line, post: read.post });
      size += bytes;
    }
    onProgress(row.bytes);
  }
  await flush();
  return { ...report, refused: report.refused.toSorted((a, b) => a.line - b.line) };
}
