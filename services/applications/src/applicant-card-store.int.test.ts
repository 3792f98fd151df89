import type { ProfileCard } from '@waypost/contracts/calls/identity';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { newId } from '@waypost/runtime/service/new-id';
import { expect, test } from 'vitest';
import { attachCardToApplications, attachKeptCard, createApplicantCardStore } from './applicant-card-store.ts';
import { createApplicationStore } from './application-store.ts';
import { submit } from './application.ts';

test('a card that comes late does not stay where a newer one says again what was there before it', async () => {
  const embedded = await openEmbedded({ file: ':memory:' });
  const { documents } = embedded.portsFor('applications');
  const store = await createApplicationStore(documents);
  const cards = await createApplicantCardStore(documents);
  const user_id = newId();
  const cardOf = (version: number, headline: string) => aProfileCard({ user_id, username: 'ada', version, headline });
  const { id } = await store.create(
    submit(
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
        card: cardOf(1, 'Gardener'),
        idempotency_key: undefined,
      },
      '2026-03-02T08:00:00.000Z',
    ),
  );
  const attach = (card: ProfileCard) => attachCardToApplications(store, card);

  await cards.keep(cardOf(2, 'Tree surgeon'));
  await attachKeptCard(cards, user_id, async (card) => {
    if (card.version === 2) {
      await cards.keep(cardOf(3, 'Gardener'));
      await attachKeptCard(cards, user_id, attach);
    }
    await attach(card);
  });
  expect((await store.find(id))?.value.card).toMatchObject({ headline: 'Gardener' });
  await embedded.close();
});
