import type { ProfileCard } from '@waypost/contracts/calls/identity';
import type { Event } from '@waypost/contracts/event';
import { applicationSubmitted } from '@waypost/contracts/events/application-events';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { openEmbedded, type Embedded } from '@waypost/runtime/embedded/embedded-ports';
import { startConsumer } from '@waypost/runtime/messaging/consumer';
import type { Ports } from '@waypost/runtime/ports/ports';
import { newId } from '@waypost/runtime/service/new-id';
import { createLog } from '@waypost/runtime/telemetry/log';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApplicantCardStore, type ApplicantCardStore } from '../applicant-card-store.ts';
import { createApplicationStore, type ApplicationStore } from '../application-store.ts';
import { submit } from '../application.ts';
import { attachApplicantCardHandlers } from './attach-applicant-card.ts';

const topic = 'applications';
const group = 'attach-applicant-card';

let embedded: Embedded;
let ports: Ports;
let store: ApplicationStore;
let cards: ApplicantCardStore;
beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  ports = embedded.portsFor('applications');
  store = await createApplicationStore(ports.documents);
  cards = await createApplicantCardStore(ports.documents);
  await startConsumer({
    events: ports.events,
    group,
    topic,
    handlers: attachApplicantCardHandlers({ store, cards }),
    log: createLog('applications', { write() {} }),
  });
});
afterEach(() => embedded.close());

/** As one is after an insert that had seen `card`, when its event has not been handled yet. */
async function submitted(user_id: string, card: ProfileCard | null) {
  const creation = submit(
    newId(),
    {
      job_post_id: newId(),
      job_post_category: 'Recruitment',
      owner_id: newId(),
      owner_type: 'Recruiter',
      user_id,
      dsh_id: newId(),
      user_resume_id: newId(),
      file_id: newId(),
      file_name: 'resume.pdf',
      answers: [],
      card,
      idempotency_key: undefined,
    },
    '2026-03-02T08:00:00.000Z',
  );
  const { id } = await store.create(creation);
  const event = (await store.collection.findOne({ _id: id }))?.outbox[0];
  if (!event) throw new Error('Nothing was recorded');
  return {
    event,
    application: async () => {
      const found = await store.find(id);
      if (!found) throw new Error('The application is gone');
      return found;
    },
  };
}

async function handle(...events: Event[]) {
  await ports.events.publish(
    topic,
    events.map((event) => ({ key: event.key, value: JSON.stringify(event), headers: {} })),
  );
  await until(async () => (await ports.events.lag(topic, group)) === 0, { within: 5_000 });
}

test('a profile that changed while its person applied comes to the application', async () => {
  const user_id = newId();
  await cards.keep(aProfileCard({ user_id, version: 2, headline: 'Tree surgeon' }));
  const { event, application } = await submitted(user_id, aProfileCard({ user_id }));
  await handle(event);
  expect((await application()).value.card?.version).toBe(2);
});

test('a duplicate changes nothing', async () => {
  const user_id = newId();
  await cards.keep(aProfileCard({ user_id }));
  const { event, application } = await submitted(user_id, null);
  await handle(event, event);
  expect(await application()).toMatchObject({ version: 2, value: { card: { version: 1 } } });
});

test('a card that is older than the one on the application is left alone', async () => {
  const user_id = newId();
  await cards.keep(aProfileCard({ user_id, headline: 'Gardener' }));
  const { event, application } = await submitted(user_id, aProfileCard({ user_id, version: 3 }));
  await handle(event);
  expect(await application()).toMatchObject({ version: 1, value: { card: { version: 3 } } });
});

test('an event that cannot be read is put aside, and the next one is handled', async () => {
  const user_id = newId();
  await cards.keep(aProfileCard({ user_id }));
  const { event, application } = await submitted(user_id, null);
  await handle({ ...event, data: { ...(event.data as object), submission: 0 } }, event);
  expect((await application()).value.card?.version).toBe(1);
  expect(await ports.events.deadLetters()).toMatchObject([{ group, topic: applicationSubmitted.topic }]);
});
