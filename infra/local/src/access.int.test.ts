import { allContracts } from '@waypost/contracts/all-contracts';
import * as applications from '@waypost/contracts/calls/applications';
import * as notes from '@waypost/contracts/calls/applications/applicant-notes';
import { visitApplicants } from '@waypost/contracts/calls/applications/applicant-visits';
import { getApplicationScore, scoreAgain } from '@waypost/contracts/calls/applications/application-scores';
import { listAppliedPosts } from '@waypost/contracts/calls/applications/applied-posts';
import { setBlindReview } from '@waypost/contracts/calls/applications/blind-review';
import { downloadApplicants } from '@waypost/contracts/calls/bff/applicants-csv';
import { getHomeCard } from '@waypost/contracts/calls/bff/home-card';
import { listMarkedPosts } from '@waypost/contracts/calls/bff/marked-posts';
import * as identity from '@waypost/contracts/calls/identity';
import * as jobs from '@waypost/contracts/calls/jobs';
import { listPostedJobs } from '@waypost/contracts/calls/jobs/posted-jobs';
import { deleteSavedSearch, editSavedSearch, saveSearch } from '@waypost/contracts/calls/jobs/saved-searches';
import * as resumes from '@waypost/contracts/calls/resumes';
import type { Access, Contract } from '@waypost/contracts/contract';
import { liveUrl } from '@waypost/contracts/live';
import { pdfFile } from '@waypost/resumes/testing/resume-files';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobPostBody } from './testing/job-post-body.ts';
import { errorOf, signIn, visit, withoutRequestId, type Answer, type Person, type Visitor } from './testing/person.ts';
import { startProductProcess, type ProductProcess } from './testing/product-process.ts';

const withAccess = (...kinds: Access[]) =>
  allContracts.map(({ contract }) => contract).filter(({ config }) => kinds.includes(config.access));
const pathOf = ({ url }: Pick<Contract, 'url'>) => `/api${url.replaceAll(/:\w+/g, newId())}`;
const nameOf = ({ method, url }: Contract) => `${method} ${url}`;

let product: ProductProcess;
let stranger: Visitor;
let recruiter: Person;
let otherRecruiter: Person;
let seeker: Person;
let otherSeeker: Person;
/** What the first recruiter and the first seeker have. */
let post: string;
let resume: string;
let application: string;
let search: string;

const written = { name: 'Gardeners', query: { keyword: 'gardener' }, alert: 'live' } as const;

/** What the others have tried. */
const tried = new Set<string>();
const noted = (person: Person): Person => ({
  ...person,
  ask(contract, ...about) {
    tried.add(nameOf(contract));
    return person.ask(contract, ...about);
  },
});

beforeAll(async () => {
  product = await startProductProcess();
  stranger = visit(product.url);
  recruiter = await signIn(product.url, 'rosa.lind@example.org', 'Recruiter');
  otherRecruiter = noted(await signIn(product.url, 'milo.hart@example.org', 'Recruiter'));
  seeker = await signIn(product.url, 'ines.halvorsen@example.org', 'Job Seeker');
  otherSeeker = noted(await signIn(product.url, 'tom.birk@example.org', 'Job Seeker'));
  post = (await recruiter.call(jobs.publishJobPost, { body: jobPostBody(recruiter) })).job_post.id;
  resume = (await seeker.uploadResume({ name: 'cv.pdf', bytes: await pdfFile() }))._id;
  const applied = await seeker.call(applications.applyToJob, { params: { id: post }, body: applyBody(seeker) });
  application = applied.application._id;
  search = (await seeker.call(saveSearch, { body: written })).saved_search._id;
});
afterAll(() => product.close());

const applyBody = ({ user_id, dsh_id }: Person, user_resume_id = resume) => ({ user_id, dsh_id, user_resume_id });

describe('signed out', () => {
  test('everything that the API describes is refused, but for what is public', async () => {
    const { paths } = JSON.parse((await stranger.send('/api/openapi.json')).text) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const open = new Set(
      withAccess('public').map(({ method, url }) => `${method} /api${url.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
    const closed = described.filter(
      ({ method, path }) => !open.has(`${method} ${path}`) && !path.startsWith('/api/auth/'),
    );
    expect(closed.length).toBeGreaterThanOrEqual(withAccess('user').length);
    for (const { method, path } of closed) {
      const answer = await stranger.send(path.replaceAll(/\{\w+\}/g, newId()), { method });
      expect([method, path, answer.status, errorOf(answer).error_code]).toEqual([method, path, 401, 'unauthenticated']);
    }
  });

  test.each(withAccess('user').map((contract) => [nameOf(contract), contract] as const))(
    '%s is refused',
    async (_name, contract) => {
      const answer = await stranger.send(pathOf(contract), { method: contract.method });
      expect(errorOf(answer)).toMatchObject({ status: 401, error_code: 'unauthenticated' });
    },
  );

  test('the live stream is refused', async () => {
    expect((await stranger.send(`/api${liveUrl}`)).status).toBe(401);
  });

  test('a session that was ended opens nothing, and its live stream ends', async () => {
    const leaving = await signIn(product.url, 'vera.moss@example.org', 'Job Seeker');
    const live = await leaving.openLiveStream();
    await leaving.send('/api/auth/logout', { method: 'POST' });
    await live.ended;
    expect((await leaving.ask(resumes.listResumes, {})).status).toBe(401);
  });
});

test.each(withAccess('service').map((contract) => [nameOf(contract), contract] as const))(
  '%s, which is for services, does not exist outside',
  async (_name, contract) => {
    for (const visitor of [stranger, recruiter]) {
      expect((await visitor.send(pathOf(contract), { method: contract.method })).status).toBe(404);
    }
  },
);

describe('ids of somebody else', () => {
  const claims: [string, () => Promise<Answer>][] = [
    [
      'user_id of an application',
      () =>
        seeker.ask(applications.applyToJob, {
          params: { id: post },
          body: { ...applyBody(seeker), user_id: otherSeeker.user_id },
        }),
    ],
    [
      'dsh_id of an application',
      () =>
        seeker.ask(applications.applyToJob, {
          params: { id: post },
          body: { ...applyBody(seeker), dsh_id: otherSeeker.dsh_id },
        }),
    ],
    [
      'dsh_id of a quick application',
      () => seeker.ask(applications.applyWithNewestResume, { body: { job_post_id: post, dsh_id: otherSeeker.dsh_id } }),
    ],
    ['dsh_id of a post', () => recruiter.ask(jobs.publishJobPost, { body: jobPostBody(otherRecruiter) })],
    [
      'create_by of a post',
      () => recruiter.ask(jobs.publishJobPost, { body: jobPostBody(recruiter, { create_by: otherRecruiter.user_id }) }),
    ],
    [
      'user_id of a closing',
      () =>
        recruiter.ask(jobs.changeJobStatus, {
          params: { id: post },
          body: { updated_status: 'Close', user_id: otherRecruiter.user_id },
        }),
    ],
    ['dsh_id of posted jobs', () => recruiter.ask(listPostedJobs, { querystring: { dsh_id: otherRecruiter.dsh_id } })],
    ['dsh_id of a search', () => seeker.ask(jobs.searchJobPosts, { querystring: { dsh_id: otherSeeker.dsh_id } })],
    [
      'user_id of a reader',
      () => seeker.ask(jobs.getJobPost, { params: { id: post }, querystring: { user_id: otherSeeker.user_id } }),
    ],
    [
      'user_id of a list of applicants',
      () =>
        recruiter.ask(applications.listApplicants, { params: { id: post }, body: { user_id: otherRecruiter.user_id } }),
    ],
    [
      'dashboard of a saved post',
      () =>
        seeker.ask(applications.markJobPost, {
          params: { dash: otherSeeker.dsh_id, job: post, mark: 'Saved' },
          body: {},
        }),
    ],
    [
      'user_id of a saved post',
      () =>
        seeker.ask(applications.markJobPost, {
          params: { dash: seeker.dsh_id, job: post, mark: 'Saved' },
          body: { user_id: otherSeeker.user_id },
        }),
    ],
    [
      'dashboard of a post no longer saved',
      () => seeker.ask(applications.unmarkJobPost, { params: { dash: otherSeeker.dsh_id, job: post }, body: {} }),
    ],
    [
      'dashboard of saved posts',
      () =>
        seeker.ask(listMarkedPosts, { params: { dash: otherSeeker.dsh_id, user: seeker.user_id }, querystring: {} }),
    ],
    [
      'user of saved posts',
      () =>
        seeker.ask(listMarkedPosts, { params: { dash: seeker.dsh_id, user: otherSeeker.user_id }, querystring: {} }),
    ],
    [
      'dashboard of applications',
      () => seeker.ask(listAppliedPosts, { params: { id: otherSeeker.dsh_id }, querystring: {} }),
    ],
    [
      'dashboard of a card',
      () => seeker.ask(getHomeCard, { params: { id: otherSeeker.dsh_id }, querystring: { card_type: 'ACTIVE_JOBS' } }),
    ],
    [
      'user_id of basic info',
      () =>
        seeker.ask(identity.updateUser, { body: { first_name: 'A', last_name: 'B', user_id: otherSeeker.user_id } }),
    ],
    [
      'user_id of a username',
      () =>
        seeker.ask(identity.updateUsername, { body: { updated_username: 'taken-over', user_id: otherSeeker.user_id } }),
    ],
    [
      'user_id of a new dashboard',
      () => seeker.ask(identity.createDashboard, { body: { dsh_type: 'Referrer', user_id: otherSeeker.user_id } }),
    ],
    [
      'user_id of a list of dashboards',
      () => seeker.ask(identity.listDashboards, { querystring: { user_id: otherSeeker.user_id } }),
    ],
    [
      'dsh_id of a list of dashboards',
      () => seeker.ask(identity.listDashboards, { querystring: { dsh_id: otherSeeker.dsh_id } }),
    ],
    [
      'dsh_id of a new name',
      () => seeker.ask(identity.updateDashboard, { body: { dsh_id: otherSeeker.dsh_id, dsh_name: 'Taken over' } }),
    ],
    ['e-mail', () => seeker.ask(identity.getUserByEmail, { params: { email: otherSeeker.email } })],
    ['e-mail that nobody has', () => seeker.ask(identity.getUserByEmail, { params: { email: 'nobody@example.org' } })],
    [
      'post, to edit it',
      () => {
        const { dsh_id: _, ...body } = jobPostBody(otherRecruiter);
        return otherRecruiter.ask(jobs.editJobPost, { params: { id: post }, body });
      },
    ],
    [
      'post, to close it',
      () => otherRecruiter.ask(jobs.changeJobStatus, { params: { id: post }, body: { updated_status: 'Close' } }),
    ],
  ];

  test.each(claims)('%s is forbidden', async (_name, ask) => {
    expect(errorOf(await ask())).toMatchObject({ status: 403, error_code: 'forbidden' });
  });

  test.each([
    ['PUT', 'job-posts/:post', 'create_by'],
    ['PUT', 'job-posts/:post', 'dsh_id'],
    ['POST', 'job-posts/:post/applicants/change-status', 'user_id'],
    ['POST', 'users/profile/update', 'user_id'],
    ['GET', 'posted-jobs', 'user_id'],
    ['GET', 'job-posts/search', 'user_id'],
  ])('%s %s is forbidden with their %s, which it has no use for', async (method, path, name) => {
    const theirs = { [name]: name === 'dsh_id' ? otherRecruiter.dsh_id : otherRecruiter.user_id };
    const query = method === 'GET' ? `?${new URLSearchParams(theirs).toString()}` : '';
    const answer = await recruiter.send(`/api/${path.replace(':post', post)}${query}`, {
      method,
      headers: { 'x-waypost': '1', origin: product.url, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(theirs) }),
    });
    expect(errorOf(answer)).toMatchObject({ status: 403, error_code: 'forbidden' });
  });

  test('a dashboard of the wrong role is forbidden', async () => {
    const posting = await seeker.ask(jobs.publishJobPost, { body: jobPostBody(seeker) });
    expect(posting.status).toBe(403);
    const applying = await otherRecruiter.ask(applications.applyToJob, {
      params: { id: post },
      body: applyBody(otherRecruiter),
    });
    expect(applying.status).toBe(403);
  });

  test('nobody applies to an own post', async () => {
    const { dsh_id } = await recruiter.call(identity.createDashboard, { body: { dsh_type: 'Job Seeker' } });
    const body = { ...applyBody(recruiter), dsh_id };
    expect((await recruiter.ask(applications.applyToJob, { params: { id: post }, body })).status).toBe(403);
  });

  type Masked = [string, () => Person, existing: () => string, (person: Person, id: string) => Promise<Answer>];
  const foreignFile = async (person: Person, _id: string) =>
    person.sendFile({ name: 'cv.pdf', bytes: await pdfFile() }, { _id });
  const masked: Masked[] = [
    [
      'applicants of a post',
      () => otherRecruiter,
      () => post,
      (person, id) => person.ask(applications.listApplicants, { params: { id }, body: {} }),
    ],
    [
      'applicants of a post as a file',
      () => otherRecruiter,
      () => post,
      (person, id) => person.ask(downloadApplicants, { params: { id }, querystring: {} }),
    ],
    [
      'applicants of a post, to one of them',
      () => seeker,
      () => post,
      (person, id) => person.ask(applications.listApplicants, { params: { id }, body: {} }),
    ],
    [
      'applicants, to change their status',
      () => otherRecruiter,
      () => post,
      (person, id) =>
        person.ask(applications.changeApplicantStatus, {
          params: { id },
          body: { applicant_ids: [application], changed_status: 'Shortlisted' },
        }),
    ],
    [
      'applicants, to have looked at them',
      () => otherRecruiter,
      () => post,
      (person, id) => person.ask(visitApplicants, { params: { id } }),
    ],
    [
      'one applicant',
      () => otherRecruiter,
      () => application,
      (person, id) => person.ask(applications.getApplicant, { params: { id: post, application: id } }),
    ],
    [
      'application, to withdraw it',
      () => otherSeeker,
      () => application,
      (person, id) => person.ask(applications.withdrawApplication, { params: { id } }),
    ],
    [
      'saved search, to change it',
      () => otherSeeker,
      () => search,
      (person, id) => person.ask(editSavedSearch, { params: { id }, body: written }),
    ],
    [
      'saved search, to delete it',
      () => otherSeeker,
      () => search,
      (person, id) => person.ask(deleteSavedSearch, { params: { id } }),
    ],
    [
      'applicants, to hide who they are',
      () => otherRecruiter,
      () => post,
      (person, id) => person.ask(setBlindReview, { params: { id }, body: { is_blind: true } }),
    ],
    ...[() => otherRecruiter, () => otherSeeker].flatMap((who): Masked[] => [
      [
        'resume of an application',
        who,
        () => application,
        (person, id) => person.ask(applications.getApplicantResume, { params: { id } }),
      ],
      [
        'resume of an application in a tab of its own',
        who,
        () => application,
        (person, id) => person.ask(applications.openApplicantResume, { params: { id } }),
      ],
      [
        'notes on an application',
        who,
        () => application,
        (person, id) => person.ask(notes.getApplicantNotes, { params: { id } }),
      ],
      [
        'notes on an application, to write one',
        who,
        () => application,
        (person, id) =>
          person.ask(notes.writeApplicantNote, { params: { id, note: newId() }, body: { text: 'Mine', version: 0 } }),
      ],
      [
        'notes on an application, to delete one',
        who,
        () => application,
        (person, id) => person.ask(notes.deleteApplicantNote, { params: { id, note: newId() } }),
      ],
      [
        'application, to rate its applicant',
        who,
        () => application,
        (person, id) => person.ask(notes.rateApplicant, { params: { id }, body: { rating: 5 } }),
      ],
      [
        'history of an application',
        who,
        () => application,
        (person, id) => person.ask(applications.getApplicationHistory, { params: { id } }),
      ],
      [
        'score of an application',
        who,
        () => application,
        (person, id) => person.ask(getApplicationScore, { params: { id } }),
      ],
      [
        'score of an application, to have it computed again',
        who,
        () => application,
        (person, id) => person.ask(scoreAgain, { params: { id } }),
      ],
    ]),
    [
      'score of an application, to its applicant',
      () => seeker,
      () => application,
      (person, id) => person.ask(getApplicationScore, { params: { id } }),
    ],
    [
      'resume, to download it',
      () => otherSeeker,
      () => resume,
      (person, id) => person.ask(resumes.downloadResume, { params: { id }, querystring: {} }),
    ],
    [
      'resume, to fill a profile from it',
      () => otherSeeker,
      () => resume,
      (person, id) => person.ask(resumes.readResumeContent, { params: { id } }),
    ],
    ['resume, to replace it', () => otherSeeker, () => resume, foreignFile],
    [
      'resume, to delete it',
      () => otherSeeker,
      () => resume,
      (person, id) => person.ask(resumes.deleteResume, { params: { id } }),
    ],
  ];

  test.each(masked)('%s answers as if it were missing', async (_name, who, existing, ask) => {
    const answer = withoutRequestId(await ask(who(), existing()));
    expect(answer).toMatchObject({ status: 404, body: { error_code: 'not-found' } });
    expect(answer).toEqual(withoutRequestId(await ask(who(), newId())));
  });

  test('a resume of somebody else cannot be sent, and looks like a missing one', async () => {
    const applyWith = (user_resume_id: string) =>
      otherSeeker.ask(applications.applyToJob, { params: { id: post }, body: applyBody(otherSeeker, user_resume_id) });
    const answer = withoutRequestId(await applyWith(resume));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'user_resume_id' }] } });
    expect(answer).toEqual(withoutRequestId(await applyWith(newId())));
  });

  test('an applicant of another post looks like a missing one', async () => {
    const own = await otherRecruiter.call(jobs.publishJobPost, { body: jobPostBody(otherRecruiter) });
    const change = (applicant: string) =>
      otherRecruiter.ask(applications.changeApplicantStatus, {
        params: { id: own.job_post.id },
        body: { applicant_ids: [applicant], changed_status: 'Shortlisted' },
      });
    const answer = withoutRequestId(await change(application));
    expect(answer).toMatchObject({ status: 404 });
    expect(answer).toEqual(withoutRequestId(await change(newId())));
  });

  test('no call that names a post, an application, a resume or a saved search was left out', () => {
    // Everybody may read a post, and be compared with it; a file is sent in another way, above.
    const ofEverybody = new Set(['GET /job-posts/:id/users/score', 'POST /job-posts/:id/users/score']);
    const sent = new Set([nameOf(resumes.replaceResume)]);
    const named = withAccess('user')
      .filter(({ url }) => /^\/(?:job-posts|job-applications|resumes|saved-searches)\/:/.test(url))
      .map(nameOf);
    expect(named.filter((name) => !tried.has(name) && !ofEverybody.has(name) && !sent.has(name))).toEqual([]);
  });

  test('none of it has changed anything', async () => {
    const { userInfos, userDashboards } = await otherSeeker.call(identity.getCurrentUser, {});
    expect(userInfos).toMatchObject({ username: 'tom-birk', first_name: 'Tom' });
    expect(userDashboards).toMatchObject([{ dsh_type: 'Job Seeker', dsh_name: 'My Job Seeker Dashboard' }]);
    expect(await seeker.call(resumes.listResumes, {})).toMatchObject({ total: 1, resumes: [{ version: 2 }] });
    const { total, applicants } = await recruiter.call(applications.listApplicants, {
      params: { id: post },
      body: {},
    });
    expect({ total, status: applicants[0]?.status }).toEqual({ total: 1, status: 'Applied' });
    const { job_post } = await recruiter.call(jobs.getJobPost, { params: { id: post }, querystring: {} });
    expect(job_post).toMatchObject({ status: 'Open', version: 1 });
    const posted = await recruiter.call(listPostedJobs, { querystring: { dsh_id: recruiter.dsh_id } });
    expect(posted.total).toBe(1);
  });
});

test('who is asked first, then whose ids, then their shape, then whether they exist', async () => {
  const path = `/api/job-posts/${newId()}/apply`;
  const ask = (visitor: Visitor, body: object) =>
    visitor.send(path, {
      method: 'POST',
      headers: { 'x-waypost': '1', origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const foreign = { user_id: otherSeeker.user_id };
  expect((await ask(stranger, foreign)).status).toBe(401);
  expect((await ask(seeker, foreign)).status).toBe(403);
  expect((await ask(seeker, { user_id: seeker.user_id })).status).toBe(400);
  expect((await ask(seeker, applyBody(seeker))).status).toBe(404);
});

describe('what a page of another site could make a browser send', () => {
  const writes = withAccess('user', 'public').filter(({ method }) => method !== 'GET');
  const header = { 'x-waypost': '1' };

  test.each(writes.map((contract) => [nameOf(contract), contract] as const))(
    '%s is refused',
    async (_name, contract) => {
      const { method } = contract;
      const origin = { origin: product.url };
      const foreign = [
        origin,
        header,
        { ...header, origin: 'https://waypost.example' },
        { ...header, origin: 'null' },
        { ...header, origin: `${product.url}.example` },
        { ...origin, 'x-waypost': '0' },
      ];
      for (const headers of foreign) {
        const answer = await seeker.send(pathOf(contract), { method, headers });
        expect([headers, errorOf(answer).error_code]).toEqual([headers, 'forbidden']);
      }
    },
  );

  test('a read without the header is refused', async () => {
    for (const { url } of withAccess('user', 'public').filter(
      ({ method, config }) => method === 'GET' && !config.navigation,
    )) {
      expect([url, (await seeker.send(pathOf({ url }), { headers: {} })).status]).toEqual([url, 403]);
    }
  });

  test('no other site is let in by CORS', async () => {
    const answer = await seeker.send('/api/users/', {
      method: 'OPTIONS',
      headers: { origin: 'https://waypost.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
