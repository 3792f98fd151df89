import { lookUp } from '@waypost/contracts/calls/jobs';
import { takeDownJobPost } from '@waypost/contracts/calls/jobs/take-down';
import { limits } from '@waypost/contracts/constants';
import { AppError } from '@waypost/contracts/errors';
import type { Event } from '@waypost/contracts/event';
import { jobPostPublished } from '@waypost/contracts/events/job-post-events';
import type { CollectionSpec, Document } from '@waypost/runtime/ports/documents';
import { buildHttp } from '@waypost/runtime/service/http/build-http';
import { newId } from '@waypost/runtime/service/new-id';
import { createLog } from '@waypost/runtime/telemetry/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobPostStore } from '../job-post-store.ts';
import { createQuestionStore, questionIdOf } from '../question-store.ts';
import { takeDownJobPostRoute } from '../routes/take-down-job-post.ts';
import { makePost } from '../testing/generated-posts.ts';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

/** Tells of a post that asks this, as the relay would. */
function tell(question_text: unknown, { key = newId(), version = 1, created_by = newId() } = {}) {
  const { topic, type, schemaVersion } = jobPostPublished;
  const questions = [{ _id: newId(), custom_question: { question_text, question_type: 'text' }, is_required: true }];
  const data = { ...makePost({ _id: key, created_by }), version, questions, dsh_id: newId(), owner_type: 'Referrer' };
  const time = new Date().toISOString();
  const event: Event = { id: newId(), type, schema_version: schemaVersion, key, version, time, data };
  return jobs.ports.events.publish(topic, [{ key, value: JSON.stringify(event), headers: {} }]);
}

const operator = { kind: 'service', name: 'jobs' } as const;

/** As many people ask it as it takes for others to be offered it. */
const tellByMany = (question_text: string) =>
  Promise.all(Array.from({ length: limits.questionAskers }, () => tell(question_text)));

async function offered(entity_text: string) {
  await jobs.settled();
  return jobs.call(lookUp, { params: { entity: 'questions' }, querystring: { entity_text } });
}

describe('the questions of a post', () => {
  it('are offered for the next one', async () => {
    await tellByMany('How many knots do you know?');
    expect(await offered('knots')).toMatchObject([
      { question_text: 'How many knots do you know?', question_type: 'text' },
    ]);
  });

  it('are there once, however often and by whomever they are asked', async () => {
    const key = newId();
    for (const question of ['Do you whistle?', 'Do you whistle?']) await tell(question, { key });
    for (const question of ['do you WHISTLE?', 'Do you whistle? ', 'Do you whistle?']) await tell(question);
    expect(await offered('whistle')).toHaveLength(1);
  });

  it('stay when an older version of the post comes late', async () => {
    for (let people = 0; people < limits.questionAskers; people++) {
      const key = newId();
      await tell('Do you juggle well?', { key, version: 2 });
      await tell('Do you juggle?', { key, version: 1 });
    }
    expect(await offered('juggle')).toHaveLength(2);
  });

  it('are offered to others only when several people ask them, however often one of them does', async () => {
    const [ada, bert, carla] = [newId(), newId(), newId()];
    for (const created_by of [ada, ada, ada, bert, ada]) await tell('Have you been to the moon?', { created_by });
    expect(await offered('moon')).toEqual([]);
    await tell('Have you been to the moon?', { created_by: carla });
    expect(await offered('moon')).toHaveLength(1);
  });

  it('of one person are kept up to a number, however many come at once, and those of others all the same', async () => {
    const questions = await createQuestionStore(jobs.ports.documents);
    const person = newId();
    const asked = (from: number) =>
      Array.from({ length: 30 }, (_, at) => ({
        question_text: `Number ${from + at}?`,
        question_type: 'text' as const,
      }));
    const most = limits.waitingQuestions;
    for (let from = 0; from < most - 50; from += 30) await questions.ask(asked(from), person);
    await Promise.all([most + 100, most + 130, most + 160].map((from) => questions.ask(asked(from), person)));
    const all = Array.from({ length: most + 190 }, (_, at) => at).flatMap((from) => asked(from).slice(0, 1));
    expect(await questions.find(all.map(questionIdOf))).toHaveLength(most);
    await questions.ask(asked(most + 10), person);
    const kept = await questions.find(asked(most + 10).map(questionIdOf));
    expect(kept).toEqual([]);
    for (const other of [newId(), newId(), newId()]) await questions.ask(asked(0).slice(0, 1), other);
    expect(await questions.offered()).toContainEqual(expect.objectContaining({ question_text: 'Number 0?' }));
  });

  it('are offered no more once it is taken down, nor kept where nobody else asks them, also where its event comes late', async () => {
    const question = (question_text: string) => ({ question_text, question_type: 'text' as const });
    const [offeredOne, waiting] = [question('Do you sell pills?'), question('Do you buy pills?')];
    for (let people = 1; people < limits.questionAskers; people++) await tell(offeredOne.question_text);
    const asked = [offeredOne, waiting].map((custom_question) => ({ custom_question, is_required: false }));
    const { _id: id, created_by } = await jobs.publish({ questions: asked });
    expect(await offered('pills')).toMatchObject([offeredOne]);

    await jobs.call(takeDownJobPost, { params: { id } }, { as: operator });
    expect(await offered('pills')).toEqual([]);
    await tell(waiting.question_text, { key: id, created_by });
    await jobs.settled();
    const questions = await createQuestionStore(jobs.ports.documents);
    // Other posts may name the one that was offered.
    expect(await questions.find([offeredOne, waiting].map(questionIdOf))).toMatchObject([{ offered: false }]);

    await tellByMany(offeredOne.question_text);
    expect(await offered('pills')).toMatchObject([offeredOne]);
  });

  it('are offered no more, either, where taking it down has failed half way and is repeated', async () => {
    const asked = { question_text: 'Do you forge stamps?', question_type: 'text' as const };
    await tellByMany(asked.question_text);
    const { _id: id } = await jobs.publish({ questions: [{ custom_question: asked, is_required: false }] });
    expect(await offered('stamps')).toMatchObject([asked]);
    const questions = await createQuestionStore(jobs.ports.documents);
    const withdraw: typeof questions.withdraw = async () => {
      throw new AppError('unavailable', 'The engine is away');
    };
    const http = buildHttp({
      name: 'jobs',
      log: createLog('jobs', { write: () => undefined }),
      verifyActor: async () => operator,
    });
    takeDownJobPostRoute(http, {
      store: await createJobPostStore(jobs.ports.documents),
      questions: { ...questions, withdraw },
    });
    const { method, url } = takeDownJobPost;
    const headers = { authorization: 'Bearer of the operator' };
    expect(await http.inject({ method, url: url.replace(':id', id), headers })).toMatchObject({ statusCode: 503 });
    await jobs.call(takeDownJobPost, { params: { id } }, { as: operator });
    expect(await offered('stamps')).toEqual([]);
  });

  it('stay when somebody asks them while the only one who did is forgotten', async () => {
    const { documents } = jobs.ports;
    const questions = await createQuestionStore(documents);
    const asked = [{ question_text: 'Do you hum?', question_type: 'text' as const }];
    const [gone, other] = [newId(), newId()];
    const forgetting = await createQuestionStore({
      async collection<T extends Document>(spec: CollectionSpec) {
        const collection = await documents.collection<T>(spec);
        const deleteOne: typeof collection.deleteOne = async (filter) => {
          await questions.ask(asked, other);
          return collection.deleteOne(filter);
        };
        return { ...collection, deleteOne };
      },
    });
    await questions.ask(asked, gone);
    await forgetting.forgetAsker(gone);
    expect(await questions.find(asked.map(questionIdOf))).toMatchObject([{ askers: [other] }]);
  });

  it('that cannot be read are left to the dead letters, and the next ones kept', async () => {
    const key = newId();
    await tell(17, { key });
    await tellByMany('Do you yodel?');
    expect(await offered('yodel')).toHaveLength(1);
    const letters = (await jobs.ports.events.deadLetters()).filter(({ record }) => record.key === key);
    expect(letters.map(({ group }) => group)).toContain('jobs.keep-screening-questions');
  });
});
