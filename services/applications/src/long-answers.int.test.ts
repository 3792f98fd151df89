import {
  applicantsAtOnce,
  readApplicantOrder,
  readApplicants,
} from '@waypost/contracts/calls/applications/applicant-order';
import { limits, pageSizes } from '@waypost/contracts/constants';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadApplicants } from './testing/load-applicants.ts';
import { someSeeker, startApplications, type TestApplications } from './testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

/** What the BFF passes on. */
const passed = 8 * 1024 * 1024;
const bytesOf = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer));

async function postWith(applicants: number, replies: { count: number; characters: number }) {
  const { _id, job_post_category, owner_type } = service.post();
  const answers = Array.from({ length: replies.count }, (_, at) => ({
    _id: newId(),
    question_text: `Question ${at}`,
    reply: '経'.repeat(replies.characters),
  }));
  await loadApplicants(
    service.ports.documents,
    { _id, job_post_category, owner_type, owner_id: service.owner.user_id },
    Array.from({ length: applicants }, () => {
      const { user_id, dashboards } = someSeeker();
      return { user_id, dsh_id: dashboards[0]?.dsh_id ?? '', card: null, answers, user_score: 1 };
    }),
  );
  return _id;
}

test('a hundred applicants with the longest answers are read at once', async () => {
  const job = await postWith(100, { count: 4, characters: limits.answers / 4 });
  const answer = await service.applicants(job, { limit: 100 });
  expect(answer.applicants).toHaveLength(100);
  expect(bytesOf(answer)).toBeLessThan(passed);
});

test('of answers from before they had a limit a page of the list is read, and a part of a file; more is refused in words', async () => {
  const job = await postWith(40, { count: limits.questions, characters: limits.answer });
  const page = await service.applicants(job);
  expect(page.applicants).toHaveLength(pageSizes.applicants);
  expect(bytesOf(page)).toBeLessThan(passed);
  await expect(service.applicants(job, { limit: 20 })).rejects.toMatchObject({
    code: 'validation-error',
    errors: [{ path: 'limit', message: 'Their answers are so long that at most 15 can be read at once' }],
  });

  const as = { kind: 'service', name: 'bff' } as const;
  const owner_id = service.owner.user_id;
  const asked = { params: { id: job }, body: { owner_id, sort: 'score' as const, filters: {} } };
  const { application_ids } = await service.call(readApplicantOrder, asked, { as });
  const part = { owner_id, job_post_id: job, application_ids: application_ids.slice(0, applicantsAtOnce) };
  const { applicants } = await service.call(readApplicants, { body: part }, { as });
  expect(applicants).toHaveLength(applicantsAtOnce);
});
