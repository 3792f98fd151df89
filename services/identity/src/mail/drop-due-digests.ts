import type { Documents } from '@waypost/runtime/ports/documents';
import { createDigestStore } from './digest-store.ts';

const atOnce = 1_000;

/**
 * For documents of a backup: of the digests that were due meanwhile nobody can say whether they were sent, so they are not. What is
 * missing costs less than what comes twice.
 */
export async function dropDueDigests(documents: Documents, now: Date): Promise<void> {
  const digests = await createDigestStore(documents);
  for (;;) {
    const due = await digests.due(now, atOnce);
    if (due.length === 0) return;
    for (const id of due) {
      await digests.transition(
        id,
        ['collecting', 'sending'],
        'dropped',
        'It was due before its documents were restored',
      );
    }
  }
}
