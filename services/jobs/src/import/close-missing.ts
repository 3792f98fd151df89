import { slices } from '@waypost/runtime/slices';
import type { Recruiter } from './import-job-posts.ts';
import type { Importer } from './importer.ts';

const postsAtOnce = 200;

/**
 * Closes the open posts of a person that an import has made and whose keys are none of these, unless there are more than `most`.
 * @returns how many are missing, and how many of them have been closed.
 */
export async function closeMissing(
  importer: Pick<Importer, 'listImported' | 'closeImported'>,
  recruiter: Recruiter,
  { keys, most }: { keys: ReadonlySet<string>; most: number },
): Promise<{ missing: number; closed: number }> {
  const missing: string[] = [];
  let after: string | undefined;
  do {
    const { job_posts, next } = await importer.listImported(recruiter, after);
    for (const { import_key, job_post_id } of job_posts) if (!keys.has(import_key)) missing.push(job_post_id);
    after = next;
  } while (after !== undefined);
  if (missing.length > most) return { missing: missing.length, closed: 0 };
  let closed = 0;
  for (const some of slices(missing, postsAtOnce)) closed += await importer.closeImported(recruiter, some);
  return { missing: missing.length, closed };
}
