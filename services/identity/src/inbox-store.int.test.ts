import { nextId } from '@waypost/contracts/testing/factory';
import { expect, test } from 'vitest';
import { createInboxStore } from './inbox-store.ts';
import { countOf, type News } from './inbox.ts';
import { startIdentity } from './testing/start-identity.ts';

const many = 300;

test('the owner of a post to which hundreds apply at once is told of each, and no telling has to be tried again', async () => {
  const service = await startIdentity();
  try {
    const inboxes = await createInboxStore(service.ports.documents);
    const owner = nextId();
    const job_post_id = nextId();
    const news = Array.from({ length: many }, (_, at): News => ({
      kind: 'new-applicant',
      about: job_post_id,
      key: `application-${at}`,
      at: new Date(Date.UTC(2026, 5, 1, 8, 0, 0, at)).toISOString(),
      facts: { job_post_id },
    }));
    await Promise.all(news.map((one) => inboxes.tell(owner, one)));
    const inbox = await inboxes.find(owner);
    expect(inbox?.value.notifications.map(countOf)).toEqual([many]);
  } finally {
    await service.close();
  }
});
