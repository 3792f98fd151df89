import { isAway } from '@waypost/runtime/is-away';
import { retry } from '@waypost/runtime/retry';
import { reasonsOf } from '@waypost/runtime/service/process/process-edge';
import type { Importer } from './importer.ts';

const pause = { first: 250, longest: 5_000 };
const patienceMs = 60_000;

/**
 * Waits for a part that is away for a moment, as all that an import does may be done again. For a process of its own: one that
 * people use would wait for its own parts while it ends.
 * @param say is told once for each wait what it is for: an address may be mistyped.
 */
export function patientImporter(importer: Importer, say: (sentence: string) => void): Importer {
  function patiently<T>(work: () => Promise<T>): Promise<T> {
    const latest = performance.now() + patienceMs;
    return retry(work, {
      pause,
      failed(error, { failures }) {
        if (!isAway(error) || performance.now() > latest) throw error;
        if (failures === 1) say(`Waiting for up to a minute: ${reasonsOf(error as Error) || (error as Error).message}`);
      },
    });
  }
  return {
    open: (email) => patiently(() => importer.open(email)),
    importPosts: (recruiter, posts) => patiently(() => importer.importPosts(recruiter, posts)),
    listImported: (recruiter, after) => patiently(() => importer.listImported(recruiter, after)),
    closeImported: (recruiter, job_post_ids) => patiently(() => importer.closeImported(recruiter, job_post_ids)),
  };
}
