import type { UserActor } from '@waypost/contracts/actor';
import {
  getApplicant,
  getApplicantResume,
  getApplicationHistory,
  listApplicants,
  listUnscoredApplications,
  readApplications,
} from '@waypost/contracts/calls/applications';
import { getApplicationScore, scoreAgain } from '@waypost/contracts/calls/applications/application-scores';
import { readTellingWords } from '@waypost/contracts/calls/identity/telling-words';
import { linkFile, readFileText } from '@waypost/contracts/calls/resumes';
import { readApplicationScore, refreshApplicationScore } from '@waypost/contracts/calls/scoring';
import { away } from '@waypost/contracts/errors';
import { scoreComputed } from '@waypost/contracts/events/score-events';
import { aJobQuestion } from '@waypost/contracts/testing/job-posts';
import { anApplicationScore } from '@waypost/contracts/testing/scores';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

const scoring = { kind: 'service', name: 'scoring' } as const;

async function someApplication() {
  const post = service.post();
  const seeker = someSeeker();
  const { application } = await service.apply(seeker, post._id);
  return { post, seeker, input: { params: { id: application._id } } };
}

test('applicant and owner open the resume that was sent; for anybody else it does not exist', async () => {
  const { seeker, input } = await someApplication();
  service.stub(linkFile, ({ body }) => ({ downloadURL: `/files/${body.name}`, content_type: 'application/pdf' }));
  service.stub(readFileText, ({ params }) => ({
    file_id: params.id,
    text_status: 'readable' as const,
    text: 'Gardener since 2011',
    text_hash: 'ab',
    positions: [],
  }));
  for (const as of [seeker, service.owner]) {
    expect(await service.call(getApplicantResume, input, { as })).toEqual({
      downloadURL: '/files/resume.pdf',
      filename: 'resume.pdf',
      content_type: 'application/pdf',
      text: 'Gardener since 2011',
      text_status: 'readable',
    });
  }
  const stranger = someUser('Recruiter');
  await expect(service.call(getApplicantResume, input, { as: stranger })).rejects.toMatchObject({
    status: 404,
    message: 'Application not found',
  });
});

test("the URL of an applicant's file leads whoever may see it to a fresh link, without more than a session", async () => {
  const { post, seeker } = await someApplication();
  service.stub(linkFile, ({ body }) => ({ downloadURL: `/api/files/${body.name}`, content_type: 'application/pdf' }));
  const { applicants } = await service.call(
    listApplicants,
    { params: { id: post._id }, body: {} },
    { as: service.owner },
  );
  const url = applicants[0]?.resume_info?.file_url.replace('/api', '') ?? '';
  const open = async (as?: UserActor) =>
    service.http.inject({ url, headers: as ? { authorization: await service.authorization(as) } : {} });
  for (const as of [seeker, service.owner]) {
    const { statusCode, headers } = await open(as);
    expect([statusCode, headers['location']]).toEqual([302, '/api/files/resume.pdf']);
  }
  expect((await open(someUser('Recruiter'))).json()).toMatchObject({ status: 404, message: 'Application not found' });
  expect((await open()).statusCode).toBe(401);
});

test('one applicant is read under their own post, by its owner alone', async () => {
  const { post, seeker, input } = await someApplication();
  const application = input.params.id;
  const read = (id: string, as: UserActor) => service.call(getApplicant, { params: { id, application } }, { as });
  const [listed] = (await service.applicants(post._id)).applicants;
  expect((await read(post._id, service.owner)).applicant).toEqual(listed);
  const refused = { status: 404, message: 'Application not found' };
  await expect(read(service.post()._id, service.owner)).rejects.toMatchObject(refused);
  for (const as of [seeker, someUser('Recruiter')]) await expect(read(post._id, as)).rejects.toMatchObject(refused);
});

test('applicant and owner read the history; a stranger gets the answer of a missing one', async () => {
  const question = aJobQuestion();
  const post = service.post({ questions: [question] });
  const seeker = someSeeker();
  const sent = [{ question_text: question.custom_question.question_text, reply: 'In a month' }];
  const { application } = await service.apply(seeker, post._id, { answers: sent });
  const input = { params: { id: application._id } };
  for (const as of [seeker, service.owner]) {
    const { history, answers } = await service.call(getApplicationHistory, input, { as });
    expect(history).toMatchObject([{ from: null, to: 'Applied', by: seeker.user_id }]);
    // The owner reads answers in the list, which a blind review shows without names.
    expect(answers).toEqual(as === seeker ? sent : undefined);
  }
  const refusals = await Promise.allSettled([
    service.call(getApplicationHistory, input, { as: someSeeker() }),
    service.call(getApplicationHistory, { params: { id: newId() } }, { as: someSeeker() }),
  ]);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ reason: { status: 404, message: 'Application not found' } });
  }
});

test('the score with its parts is for the owner of the post, not for the applicant', async () => {
  const { seeker, input } = await someApplication();
  service.stub(readApplicationScore, () => anApplicationScore({ user_score: 512 }));
  expect(await service.call(getApplicationScore, input, { as: service.owner })).toMatchObject({ user_score: 512 });
  await expect(service.call(getApplicationScore, input, { as: seeker })).rejects.toMatchObject({ status: 404 });
});

test('the owner of the post has a score computed again, and nobody else', async () => {
  const { seeker, input } = await someApplication();
  let asked: unknown;
  service.stub(refreshApplicationScore, ({ params }) => {
    asked = params;
    return anApplicationScore({ stale: true });
  });
  for (const as of [seeker, someUser('Recruiter')]) {
    await expect(service.call(scoreAgain, input, { as })).rejects.toMatchObject({ status: 404 });
  }
  expect(asked).toBeUndefined();
  expect(await service.call(scoreAgain, input, { as: service.owner })).toMatchObject({ stale: true });
  expect(asked).toEqual(input.params);
});

test('a score that cannot be shown, as nobody can say whom to hide, is not computed again either', async () => {
  const { input } = await someApplication();
  let asked = 0;
  service.stub(refreshApplicationScore, () => {
    asked += 1;
    return anApplicationScore();
  });
  service.stub(readTellingWords, () => {
    throw away();
  });
  const blindly = { ...input, querystring: { blind: 'true' as const } };
  await expect(service.call(scoreAgain, blindly, { as: service.owner })).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toBe(0);
  service.stub(readTellingWords, () => ({ people: [] }));
});

test('other services read references by ids; users do not', async () => {
  const { post, seeker, input } = await someApplication();
  const body = { ids: [input.params.id, newId()] };
  const { applications } = await service.call(readApplications, { body }, { as: scoring });
  expect(applications).toMatchObject([
    {
      application_id: input.params.id,
      job_post_id: post._id,
      user_id: seeker.user_id,
      owner_id: service.owner.user_id,
      submission: 1,
    },
  ]);
  await expect(service.call(readApplications, { body }, { as: service.owner })).rejects.toMatchObject({ status: 404 });
});

type Sent = Awaited<ReturnType<typeof someApplication>>;

test('applications are listed as unscored, by their ids and on from one of them, until their score has arrived', async () => {
  const [first, second] = [await someApplication(), await someApplication()].toSorted((a, b) =>
    a.input.params.id < b.input.params.id ? -1 : 1,
  ) as [Sent, Sent];
  const unscored = async (after?: string) => {
    const querystring = after === undefined ? {} : { after };
    const { applications } = await service.call(listUnscoredApplications, { querystring }, { as: scoring });
    const mine = new Set([first.input.params.id, second.input.params.id]);
    return applications.map(({ application_id }) => application_id).filter((id) => mine.has(id));
  };
  expect(await unscored()).toEqual([first.input.params.id, second.input.params.id]);
  expect(await unscored(first.input.params.id)).toEqual([second.input.params.id]);
  await service.publish(scoreComputed, {
    key: first.input.params.id,
    version: 1,
    data: {
      application_id: first.input.params.id,
      job_post_id: first.post._id,
      user_id: first.seeker.user_id,
      submission: 1,
      user_score: 300,
      status: 'ready',
      stale: false,
      scorer_version: '1',
    },
  });
  await service.settled();
  expect(await unscored()).toEqual([second.input.params.id]);
});
