import { lookUp } from '@waypost/contracts/calls/jobs';
import { jobPostPublished } from '@waypost/contracts/events/job-post-events';
import type { Event } from '@waypost/contracts/event';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePost } from '../testing/generated-posts.ts';
import { startJobs } from '../testing/start-jobs.ts';
import type { TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

/** Tells of a post that asks this, as the relay would. */
function tell(question_text: unknown, { key = newId(), version = 1 } = {}) {
  const { topic, type, schemaVersion } = jobPostPublished;
  const questions = [{ _id: newId(), custom_question: { question_text, question_type: 'text' }, is_required: true }];
  const data = { ...makePost({ _id: key }), version, questions, dsh_id: newId(), owner_type: 'Referrer' };
  const time = new Date().toISOString();
  const event: Event = { id: newId(), type, schema_version: schemaVersion, key, version, time, data };
  return jobs.ports.events.publish(topic, [{ key, value: JSON.stringify(event), headers: {} }]);
}

async function offered(entity_text: string) {
  await jobs.settled();
  return jobs.call(lookUp, { params: { entity: 'questions' }, querystring: { entity_text } });
}

describe('the questions of a post', () => {
  it('are offered for the next one', async () => {
    await tell('How many knots do you know?');
    expect(await offered('knots')).toMatchObject([
      { question_text: 'How many knots do you know?', question_type: 'text' },
    ]);
  });

  it('are there once, however often and by whomever they are asked', async () => {
    const key = newId();
    for (const question of ['Do you whistle?', 'Do you whistle?']) await tell(question, { key });
    await tell('do you WHISTLE?');
    expect(await offered('whistle')).toHaveLength(1);
  });

  it('stay when an older version of the post comes late', async () => {
    const key = newId();
    await tell('Do you juggle well?', { key, version: 2 });
    await tell('Do you juggle?', { key, version: 1 });
    expect(await offered('juggle')).toHaveLength(2);
  });

  it('that cannot be read are left to the dead letters, and the next ones kept', async () => {
    const key = newId();
    await tell(17, { key });
    await tell('Do you yodel?');
    expect(await offered('yodel')).toHaveLength(1);
    const letters = (await jobs.ports.events.deadLetters()).filter(({ record }) => record.key === key);
    expect(letters.map(({ group }) => group)).toContain('jobs.keep-screening-questions');
  });
});
