import { anApplicationState } from '@waypost/contracts/testing/applications';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import { newId } from '@waypost/runtime/service/new-id';
import { expect, test } from 'vitest';
import { createApplicationScoreStore, type ApplicationScoreStore } from './application-score-store.ts';
import { requestScore } from './application-score.ts';
import { refreshScores } from './refresh-scores.ts';

test('the scores of a post with many applicants are read a few at a time, without what they are made of', async () => {
  const embedded = await openEmbedded({ file: ':memory:' });
  const ports = embedded.portsFor('scoring');
  const store = await createApplicationScoreStore(ports.documents);
  const job_post_id = newId();
  const applications = Array.from({ length: 60 }, () => anApplicationState({ job_post_id }));
  await store.createMany(applications.map(requestScore));

  const waiting = new Set<string>();
  const asked = new Set<string>();
  const fields = new Set<string>();
  let most = 0;
  const tasks: Tasks = {
    ...ports.tasks,
    async add(_name, { payload }) {
      const { application_id } = payload as { application_id: string };
      waiting.delete(application_id);
      asked.add(application_id);
    },
  };
  const watched: ApplicationScoreStore = {
    ...store,
    collection: {
      ...store.collection,
      find(filter, options) {
        const found = store.collection.find(filter, options);
        return {
          toArray: () => found.toArray(),
          async *[Symbol.asyncIterator]() {
            for await (const score of found) {
              for (const name of Object.keys(score)) fields.add(name);
              most = Math.max(most, waiting.add(score._id).size);
              yield score;
            }
          },
        };
      },
    },
  };

  await refreshScores({ store: watched, tasks }, { job_post_id }, () => true, {
    cause: 'post',
    at: '2026-03-02T08:00:00.000Z',
    task: 'j2',
  });
  expect(asked).toEqual(new Set(applications.map(({ application_id }) => application_id)));
  expect(fields).toEqual(new Set(['_id', 'inputs', 'submission', 'user_id']));
  expect(most).toBe(25);
  await embedded.close();
});
