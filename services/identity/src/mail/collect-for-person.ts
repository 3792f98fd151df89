import type { InboxStore } from '../inbox-store.ts';
import type { DigestStore, Finding } from './digest-store.ts';

type Deps = { digests: DigestStore; inboxes: Pick<InboxStore, 'isForgotten'> };

/** Keeps what a search found for its next e-mail, and nothing of who is gone. */
export async function collectForPerson({ digests, inboxes }: Deps, finding: Finding): Promise<void> {
  await digests.collect(finding);
  // The person may have deleted their account meanwhile; then this was written too late and is removed again.
  if (await inboxes.isForgotten(finding.user_id)) await digests.forget(finding.user_id);
}
