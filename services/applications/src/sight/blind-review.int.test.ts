import type { UserActor } from '@waypost/contracts/actor';
import * as applications from '@waypost/contracts/calls/applications';
import { readApplicantOrder, readApplicants } from '@waypost/contracts/calls/applications/applicant-order';
import * as scores from '@waypost/contracts/calls/applications/application-scores';
import * as blindReview from '@waypost/contracts/calls/applications/blind-review';
import { linkFile, readFileText } from '@waypost/contracts/calls/resumes';
import { readApplicationScore, refreshApplicationScore } from '@waypost/contracts/calls/scoring';
import type { ApplicantStatus } from '@waypost/contracts/constants';
import { isContract } from '@waypost/contracts/contract';
import { aJobQuestion } from '@waypost/contracts/testing/job-posts';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { anApplicationScore } from '@waypost/contracts/testing/scores';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

const { getApplicant, getApplicantResume, getApplicationHistory } = applications;
const { changeApplicantStatus, openApplicantResume, withdrawApplication } = applications;
const { setBlindReview } = blindReview;

let service: TestApplications;
let isRead = true;
let said: { text: string; names?: string[] };
beforeEach(() => {
  said = { text: resume };
});
beforeAll(async () => {
  service = await startApplications();
  service.stub(linkFile, () => ({ downloadURL: '/api/files/maria.pdf', content_type: 'application/pdf' }));
  service.stub(readFileText, ({ params }) => ({
    file_id: params.id,
    positions: [],
    ...(isRead
      ? { text_status: 'readable' as const, text_hash: 'ab', ...said }
      : { text_status: 'pending' as const, text: null, text_hash: null }),
  }));
  const evidence = ['maria@mail.example', 'Nurse at Stanford University', 'Close to “Nurse”: Nurse Lindqvist'];
  const scored = () =>
    anApplicationScore({ breakdown: anApplicationScore().breakdown.map((part) => ({ ...part, evidence })) });
  service.stub(readApplicationScore, scored);
  service.stub(refreshApplicationScore, scored);
});
afterAll(() => service.close());

const resume = `MARÍA GONZÁLEZ
maria gonzalez, Gonzá-
lez, M A R I A
maria@mail.example | +34 612 345 678 | linkedin.com/in/mgonz77
Gender: female
Nurse on a ward, 2019 - 2022. Writes in Markdown.
BSc, MIT; Stanford University; massachusetts institute of technology`;

/** All that the browser may not have, folded as below. */
const markers =
  /maria|gonzalez|gonza|lez|mail\.example|612\D?345|mgonz|female|stanford|massachusetts|\bmit\b|picture|\.pdf|resume\/file|headline/;
const folded = (answer: unknown) => JSON.stringify(answer).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const answers = [{ question_text: 'Why do you apply?', reply: 'I am Maria, from MIT: maria@mail.example' }];

async function somePost({ seekers = 1 } = {}) {
  const post = service.post({ questions: [aJobQuestion()] });
  const people: { id: string; seeker: UserActor; resume: string }[] = [];
  for (let count = 0; count < seekers; count++) {
    const seeker = someSeeker();
    service.telling.set(seeker.user_id, {
      user_id: seeker.user_id,
      names: ['María', 'González'],
      contacts: ['maria@mail.example', 'maria-gonz', '+34 612 345 678', 'https://linkedin.com/in/mgonz77'],
      schools: ['Massachusetts Institute of Technology'],
    });
    await service.profile(
      aProfileCard({
        user_id: seeker.user_id,
        first_name: 'María',
        last_name: 'González',
        username: 'maria-gonz',
        email: 'maria@mail.example',
        headline: 'headline of María',
        country_name: 'France',
        profile_img_url: '/api/pictures/picture-of-maria',
      }),
    );
    const { application } = await service.apply(seeker, post._id, { answers });
    people.push({ id: application._id, seeker, resume: application.user_resume_id });
  }
  const owner = { as: service.owner };
  return {
    post,
    people,
    blind: (is_blind: boolean) => service.call(setBlindReview, { params: { id: post._id }, body: { is_blind } }, owner),
    decide: (id: string, changed_status: ApplicantStatus) =>
      service.call(
        changeApplicantStatus,
        { params: { id: post._id }, body: { applicant_ids: [id], changed_status } },
        owner,
      ),
  };
}

/** Every call that the owner of a post may make about an applicant, and what it answers. */
const calls = {
  listApplicants: (job: string) => service.applicants(job, {}),
  getApplicant: (job: string, application: string) =>
    service.call(getApplicant, { params: { id: job, application } }, { as: service.owner }),
  getApplicantResume: (_: string, id: string) =>
    service.call(getApplicantResume, { params: { id } }, { as: service.owner }),
  openApplicantResume: async (_: string, id: string) => {
    const answer = await service.http.inject({
      url: openApplicantResume.url.replace(':id', id),
      headers: { authorization: await service.authorization(service.owner) },
    });
    return { ...answer.headers, body: answer.body };
  },
  getApplicationHistory: (_: string, id: string) =>
    service.call(getApplicationHistory, { params: { id } }, { as: service.owner }),
  getApplicationScore: (_: string, id: string) =>
    service.call(scores.getApplicationScore, { params: { id } }, { as: service.owner }),
  scoreAgain: (_: string, id: string) => service.call(scores.scoreAgain, { params: { id } }, { as: service.owner }),
  changeApplicantStatus: (job: string, id: string) =>
    service.call(
      changeApplicantStatus,
      { params: { id: job }, body: { applicant_ids: [id], changed_status: 'Shortlisted' } },
      { as: service.owner },
    ),
  setBlindReview: (job: string) =>
    service.call(setBlindReview, { params: { id: job }, body: { is_blind: true } }, { as: service.owner }),
};

/** What the BFF makes the CSV of. */
const bff = { kind: 'service', name: 'bff' } as const;
const ofBff = {
  readApplicants: (job: string, id: string) =>
    service.call(
      readApplicants,
      { body: { owner_id: service.owner.user_id, job_post_id: job, application_ids: [id] } },
      { as: bff },
    ),
  readApplicantOrder: (job: string) =>
    service.call(
      readApplicantOrder,
      {
        params: { id: job },
        body: { owner_id: service.owner.user_id, sort: 'name', filters: { search: 'applicant 1' } },
      },
      { as: bff },
    ),
};

/** Of their applicant alone, or of what somebody has saved. */
const ofOthers = ['applyToJob', 'applyWithNewestResume', 'withdrawApplication', 'markJobPost', 'unmarkJobPost'];

describe('in a blind review', () => {
  it('every call that is about applicants is looked at below', () => {
    const all = Object.entries({ ...applications, ...blindReview, ...scores }).flatMap(([name, contract]) =>
      isContract(contract) && contract.config.access === 'user' ? [name] : [],
    );
    expect([...Object.keys(calls), ...ofOthers].toSorted()).toEqual(all.toSorted());
  });

  it.each(Object.entries({ ...calls, ...ofBff }))('%s answers nothing that tells who they are', async (_, ask) => {
    const { post, people, blind } = await somePost();
    const [{ id, seeker, resume: resumeId }] = people as [(typeof people)[number]];
    await blind(true);
    const answer = folded(await ask(post._id, id));
    expect(answer).not.toMatch(markers);
    expect(answer).not.toContain(seeker.user_id);
    expect(answer).not.toContain(resumeId);
  });

  it('what they can do is left', async () => {
    const { post, people, blind } = await somePost();
    const [{ id }] = people as [(typeof people)[number]];
    await blind(true);
    const { text } = await calls.getApplicantResume(post._id, id);
    expect(text).toContain('Nurse on a ward, 2019 - 2022. Writes in Markdown.');
    const { applicant } = await calls.getApplicant(post._id, id);
    expect(applicant).toMatchObject({
      hidden_as: 1,
      country_name: 'France',
      answers: [{ question_text: 'Why do you apply?' }],
    });
  });

  it('that a text is still being read is said, as it is without', async () => {
    const { post, people, blind } = await somePost();
    const [{ id }] = people as [(typeof people)[number]];
    isRead = false;
    const pending = { text: null, text_status: 'pending' };
    try {
      expect(await calls.getApplicantResume(post._id, id)).toMatchObject(pending);
      await blind(true);
      expect(await calls.getApplicantResume(post._id, id)).toMatchObject(pending);
    } finally {
      isRead = true;
    }
    expect(await calls.getApplicantResume(post._id, id)).toMatchObject({ text_status: 'readable' });
  });

  it('the file is refused in words', async () => {
    const { post, people, blind } = await somePost();
    const [{ id }] = people as [(typeof people)[number]];
    await blind(true);
    expect((await calls.openApplicantResume(post._id, id)).body).toContain(
      'This file is hidden until you have decided on the applicant',
    );
  });

  it.each<[ApplicantStatus, boolean]>([
    ['Applied', true],
    ['Shortlisted', true],
    ['Selected', false],
    ['Not Selected', false],
  ])('who is %s is hidden: %s', async (status, isHidden) => {
    const { post, people, blind, decide } = await somePost();
    const [{ id, seeker }] = people as [(typeof people)[number]];
    await blind(true);
    await decide(id, status);
    const only = await service.onlyApplicant(post._id);
    expect(only.user_id).toBe(isHidden ? null : seeker.user_id);
    expect(only.user_info?.first_name).toBe(isHidden ? undefined : 'María');
  });

  it('who has withdrawn was not decided on, and stays hidden; that it was them is not said', async () => {
    const { post, people, blind } = await somePost();
    const [{ id, seeker }] = people as [(typeof people)[number]];
    await service.call(withdrawApplication, { params: { id } }, { as: seeker });
    await blind(true);
    expect(await service.onlyApplicant(post._id)).toMatchObject({ status: 'Withdrawn', user_id: null });
    const { history } = await calls.getApplicationHistory(post._id, id);
    expect(history.map(({ by }) => by)).toEqual([null, null]);
  });

  it('applicants keep their numbers when somebody applies again', async () => {
    const { post, people, blind } = await somePost({ seekers: 3 });
    const [first] = people as [(typeof people)[number]];
    await blind(true);
    const numbers = async () => {
      const { applicants } = await service.applicants(post._id, {});
      return Object.fromEntries(applicants.map(({ _id, hidden_as }) => [_id, hidden_as]));
    };
    const before = await numbers();
    expect(before).toEqual(Object.fromEntries(people.map(({ id }, index) => [id, index + 1])));
    await service.call(withdrawApplication, { params: { id: first.id } }, { as: first.seeker });
    await service.apply(first.seeker, post._id, { answers });
    expect(await numbers()).toEqual(before);
  });

  it.each(['maria', 'Gonz', 'mail.example', 'headline', 'a'])('nobody is found by %o', async (search) => {
    const { post, blind } = await somePost();
    const found = () => service.applicants(post._id, { filters: { search } });
    expect(await found()).toMatchObject({ total: 1 });
    await blind(true);
    expect(await found()).toMatchObject(search === 'a' ? { total: 1 } : { total: 0, counts: { Applied: 0 } });
  });

  it('they are found by their number, and the best by no name either', async () => {
    const { post, people, blind } = await somePost({ seekers: 2 });
    await blind(true);
    const { applicants } = await service.applicants(post._id, { filters: { search: 'applicant 2' } });
    expect(applicants.map(({ _id }) => _id)).toEqual([people[1]?.id]);
    const best = service.call(
      changeApplicantStatus,
      {
        params: { id: post._id },
        body: {
          changed_status: 'Shortlisted',
          options: { action: 'top_applicant', top_applicant: 5, filters: { search: 'maria' } },
        },
      },
      { as: service.owner },
    );
    await expect(best).rejects.toMatchObject({ errors: [{ message: 'No applicants available' }] });
  });

  it('by name they are in no order, and in a file neither found nor in an order by it', async () => {
    const { post, people, blind } = await somePost({ seekers: 3 });
    const order = async (sort: 'name' | 'score') => {
      const { applicants } = await service.applicants(post._id, { sort });
      return applicants.map(({ _id }) => _id);
    };
    expect(await order('name')).toEqual(people.map(({ id }) => id).toSorted());
    await blind(true);
    expect(await order('name')).toEqual(await order('score'));
    const body = { owner_id: service.owner.user_id, sort: 'name' as const, filters: { search: 'maria' } };
    const found = await service.call(readApplicantOrder, { params: { id: post._id }, body }, { as: bff });
    expect(found.application_ids).toEqual([]);
  });

  it('a call may hide more than the review does, and never less', async () => {
    const { post, people, blind } = await somePost();
    const [{ id }] = people as [(typeof people)[number]];
    const asked = (yes: boolean) => service.applicants(post._id, { blind: yes });
    expect(await asked(true)).toMatchObject({ is_blind: true, applicants: [{ hidden_as: 1, user_info: null }] });
    const query = { params: { id }, querystring: { blind: 'true' as const } };
    expect((await service.call(getApplicantResume, query, { as: service.owner })).downloadURL).toBeNull();
    await blind(true);
    expect(await asked(false)).toMatchObject({ is_blind: true, applicants: [{ user_info: null }] });
  });

  it('everything is back when it is switched off', async () => {
    const { post, people, blind } = await somePost();
    const [{ id }] = people as [(typeof people)[number]];
    const before = await calls.getApplicant(post._id, id);
    await blind(true);
    await blind(true);
    await blind(false);
    expect(await calls.getApplicant(post._id, id)).toEqual(before);
    expect((await calls.getApplicantResume(post._id, id)).text).toBe(resume);
  });

  it('the applicant sees what they sent', async () => {
    const { people, blind } = await somePost();
    const [{ id, seeker }] = people as [(typeof people)[number]];
    await blind(true);
    expect(await service.call(getApplicantResume, { params: { id } }, { as: seeker })).toMatchObject({
      filename: 'resume.pdf',
      text: resume,
    });
    const { history } = await service.call(getApplicationHistory, { params: { id } }, { as: seeker });
    expect(history[0]?.by).toBe(seeker.user_id);
  });

  it('whom identity knows no more is hidden by what they were called when they applied', async () => {
    const { post, people, blind } = await somePost();
    const [{ id, seeker }] = people as [(typeof people)[number]];
    await blind(true);
    service.telling.delete(seeker.user_id);
    const { text } = await calls.getApplicantResume(post._id, id);
    expect(folded(text)).not.toMatch(/maria|gonzalez|mail\.example/);
  });

  it('a resume, and what a score quotes of it, is without the name that it says itself, also where the account has another one', async () => {
    const { post, people, blind } = await somePost();
    const [{ id, seeker }] = people as [(typeof people)[number]];
    await blind(true);
    service.telling.set(seeker.user_id, { user_id: seeker.user_id, names: ['Mimi'], contacts: [], schools: [] });
    said = { text: 'Zoë Lindqvist\nNurse. Lindqvist writes in Markdown.', names: ['Zoë', 'Lindqvist'] };
    expect((await calls.getApplicantResume(post._id, id)).text).toBe('[hidden]\nNurse. [hidden] writes in Markdown.');
    const { breakdown } = await calls.getApplicationScore(post._id, id);
    expect(breakdown[0]?.evidence).toContain('Close to “Nurse”: Nurse [hidden]');
  });

  it('only the owner of the post may switch it', async () => {
    const { post } = await somePost();
    const switched = service.call(
      setBlindReview,
      { params: { id: post._id }, body: { is_blind: true } },
      { as: someUser('Recruiter') },
    );
    await expect(switched).rejects.toMatchObject({ status: 404, message: 'Job post not found' });
    expect((await service.applicants(post._id, {})).is_blind).toBe(false);
  });
});
