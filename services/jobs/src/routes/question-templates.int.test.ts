import type { UserActor } from '@waypost/contracts/actor';
import { importQuestions } from '@waypost/contracts/calls/jobs/job-imports';
import {
  deleteQuestionTemplate,
  listQuestionTemplates,
  renameQuestionTemplate,
  saveQuestionTemplate,
} from '@waypost/contracts/calls/jobs/question-templates';
import { readPersonOfJobs } from '@waypost/contracts/calls/personal-data';
import { limits } from '@waypost/contracts/constants';
import type { CallInput } from '@waypost/contracts/contract';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startJobs, type TestJobs } from '../testing/start-jobs.ts';

let jobs: TestJobs;
let as: UserActor;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());
beforeEach(() => {
  as = someUser('Recruiter');
});

type Body = CallInput<typeof saveQuestionTemplate>['body'];
const custom = (question_text: string, is_required = false) => ({ custom_question: { question_text }, is_required });
const save = async (name: string, questions: Body['questions'] = [custom('Do you drive?')], by = as) =>
  (await jobs.call(saveQuestionTemplate, { body: { name, questions } }, { as: by })).question_template;
const list = async (by = as) => (await jobs.call(listQuestionTemplates, {}, { as: by })).question_templates;
const rename = (id: string, name: string, by = as) =>
  jobs.call(renameQuestionTemplate, { params: { id }, body: { name } }, { as: by });
const remove = (id: string, by = as) => jobs.call(deleteQuestionTemplate, { params: { id } }, { as: by });

test('templates are listed by name, with their questions as they were saved, for nobody else', async () => {
  const options = ['Car', 'Lorry'];
  const choice = {
    custom_question: { question_text: 'Which one?', question_type: 'multiple_choice' as const, options },
  };
  await save('Shifts 10');
  await save('Shifts 9', [custom('Do you drive?', true), choice]);
  expect(await list()).toMatchObject([
    {
      name: 'Shifts 9',
      questions: [
        { custom_question: { question_text: 'Do you drive?', question_type: 'paragraph' }, is_required: true },
        { custom_question: { question_text: 'Which one?', options }, is_required: false },
      ],
    },
    { name: 'Shifts 10' },
  ]);
  expect(await list(someUser('Recruiter'))).toEqual([]);
});

test('a listed question keeps its id and its words', async () => {
  const body = { questions: [{ question_text: 'Do you hold a pilot license?', question_type: 'yes_no' as const }] };
  const { questions } = await jobs.call(importQuestions, { body }, { as: { kind: 'service', name: 'jobs' } });
  const question_id = questions[0]?.question_id ?? '';
  const template = await save('Pilots', [{ question_id }]);
  expect(template.questions).toEqual([
    {
      question_id,
      custom_question: { question_text: 'Do you hold a pilot license?', question_type: 'yes_no' },
      is_required: false,
    },
  ]);
});

test.each([
  ['no name', { name: ' ', questions: [custom('Why?')] }, 'Give this template a name'],
  ['no question', { name: 'Empty', questions: [] }, 'Add a question before you save a template'],
  ['a blank question', { name: 'Blank', questions: [custom(' ')] }, 'Please enter a question or remove this field'],
  [
    'too many questions',
    { name: 'Long', questions: Array.from({ length: limits.questions + 1 }, (_, at) => custom(`Question ${at}?`)) },
    `A template can have at most ${limits.questions} questions`,
  ],
  [
    'a question that nobody knows',
    { name: 'Unknown', questions: [{ question_id: newId() }] },
    'This question is not known',
  ],
])('%s is refused in words', async (_, body, message) => {
  await expect(jobs.call(saveQuestionTemplate, { body }, { as })).rejects.toMatchObject({
    code: 'validation-error',
    errors: [{ message }],
  });
});

test('saving under a name that is there replaces its questions, also at the same moment', async () => {
  await Promise.all([save('Drivers'), save('drivers '), save('DRIVERS')]);
  await save('Drivers', [custom('Where do you live?')]);
  expect(await list()).toMatchObject([
    { name: 'Drivers', questions: [{ custom_question: { question_text: 'Where do you live?' } }] },
  ]);
});

test('a template is renamed and deleted; not to the name of another one', async () => {
  const [{ _id }] = [await save('Drivers'), await save('Cooks')];
  await expect(rename(_id, 'cooks')).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have another template with this name',
  });
  expect((await rename(_id, 'Pilots')).question_template.name).toBe('Pilots');
  await remove(_id);
  expect((await list()).map(({ name }) => name)).toEqual(['Cooks']);
});

test('somebody else’s template is like one that is not there', async () => {
  const { _id } = await save('Drivers');
  const other = someUser('Recruiter');
  const missing = { code: 'not-found', message: 'Template not found' };
  await expect(rename(_id, 'Mine', other)).rejects.toMatchObject(missing);
  await expect(remove(_id, other)).rejects.toMatchObject(missing);
  await expect(remove(newId())).rejects.toMatchObject(missing);
});

test('beyond the most that one may have it is refused in words', async () => {
  for (let index = 0; index < limits.questionTemplates; index++) await save(`Template ${index}`);
  await expect(save('One more')).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have 50 templates, the maximum. Delete some first.',
  });
});

test('of many that are saved at the same moment as many stay as one may have, and who was told so has theirs', async () => {
  for (let index = 1; index < limits.questionTemplates; index++) await save(`Template ${index}`);
  const saved = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => save(`At once ${at}`)));
  const names = (await list()).map(({ name }) => name);
  expect(names).toHaveLength(limits.questionTemplates);
  const kept = saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value.name] : []));
  expect(names.filter((name) => name.startsWith('At once'))).toEqual(kept);
});

test('templates are part of what one can download of oneself', async () => {
  await save('Drivers');
  const asked = { params: { id: as.user_id }, querystring: {} };
  const { files } = await jobs.call(readPersonOfJobs, asked, { as: { kind: 'service', name: 'bff' } });
  expect(files.find(({ name }) => name === 'question-templates.json')?.content).toContain('Do you drive?');
});
