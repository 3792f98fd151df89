import { changeApplicantStatus, listApplicants, withdrawApplication } from '@waypost/contracts/calls/applications';
import { rateApplicant } from '@waypost/contracts/calls/applications/applicant-notes';
import { readApplicantOrder } from '@waypost/contracts/calls/applications/applicant-order';
import { setBlindReview } from '@waypost/contracts/calls/applications/blind-review';
import type { CallInput } from '@waypost/contracts/contract';
import { scoreComputed } from '@waypost/contracts/events/score-events';
import { aProfileCard } from '@waypost/contracts/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSeeker, startApplications, type TestApplications } from '../testing/start-applications.ts';

let service: TestApplications;
beforeAll(async () => {
  service = await startApplications();
});
afterAll(() => service.close());

type Asked = Partial<CallInput<typeof listApplicants>['body']>;

/** A post with applicants of these scores, by name, and what its owner gave them. */
async function post(people: Record<string, { score: number; stars?: number }>) {
  const { _id: job } = service.post();
  const ids = new Map<string, string>();
  const seekers = new Map<string, ReturnType<typeof someSeeker>>();
  for (const [first_name, { score, stars }] of Object.entries(people)) {
    const seeker = someSeeker();
    await service.profile(aProfileCard({ user_id: seeker.user_id, first_name }));
    const { application } = await service.apply(seeker, job);
    const about = { application_id: application._id, job_post_id: job, user_id: seeker.user_id, submission: 1 };
    const data = { ...about, user_score: score, status: 'ready', stale: false, scorer_version: '1' };
    await service.publish(scoreComputed, { key: application._id, version: 1, data });
    ids.set(first_name, application._id);
    seekers.set(first_name, seeker);
    if (stars !== undefined) await rate(application._id, stars);
  }
  await service.settled();
  const idOf = (name: string) => ids.get(name) ?? '';
  const nameOf = (id: string) => [...ids].find(([, one]) => one === id)?.[0];
  return {
    job,
    idOf,
    async names(asked: Asked) {
      const { applicants, total, counts } = await service.applicants(job, asked);
      return { names: applicants.map(({ _id }) => nameOf(_id)), total, applied: counts.Applied };
    },
    async file({ sort = 'score', filters = {} }: Asked) {
      const body = { owner_id: service.owner.user_id, sort, filters };
      const as = { kind: 'service', name: 'bff' } as const;
      const { application_ids } = await service.call(readApplicantOrder, { params: { id: job }, body }, { as });
      return application_ids.map(nameOf);
    },
    withdraw: (name: string) =>
      service.call(withdrawApplication, { params: { id: idOf(name) } }, { as: seekers.get(name) ?? someSeeker() }),
    nameOf,
  };
}

const rate = (id: string, rating: number | null) =>
  service.call(rateApplicant, { params: { id }, body: { rating } }, { as: service.owner });

test('by rating the best rated come first, equals by score, then who is not rated, then who has withdrawn', async () => {
  const { names, file, withdraw } = await post({
    Gone: { score: 990, stars: 5 },
    Low: { score: 100, stars: 4 },
    Unrated: { score: 900 },
    Best: { score: 300, stars: 5 },
    High: { score: 200, stars: 4 },
    Poor: { score: 950, stars: 1 },
  });
  await withdraw('Gone');
  const order = ['Best', 'High', 'Low', 'Poor', 'Unrated', 'Gone'];
  expect(await names({ sort: 'rating' })).toEqual({ names: order, total: 6, applied: 5 });
  expect(await file({ sort: 'rating' })).toEqual(order);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ sort: 'rating', limit: 2, page })));
  expect(pages.flatMap((page) => page.names)).toEqual(order);
  expect(await names({ sort: 'rating', filters: { search: 'low' } })).toEqual({ names: ['Low'], total: 1, applied: 1 });
});

test('the list and its file are narrowed to so many stars and more, or to who is not rated, the counts with them', async () => {
  const { idOf, names, file } = await post({
    Two: { score: 100, stars: 2 },
    Four: { score: 200, stars: 4 },
    Five: { score: 300, stars: 5 },
    None: { score: 400 },
    Cleared: { score: 50, stars: 3 },
  });
  await rate(idOf('Cleared'), null);
  for (const [own_rating, found] of [
    ['5', ['Five']],
    ['4', ['Five', 'Four']],
    ['1', ['Five', 'Four', 'Two']],
    ['none', ['None', 'Cleared']],
  ] as const) {
    expect(await names({ filters: { own_rating } })).toEqual({
      names: found,
      total: found.length,
      applied: found.length,
    });
    expect(await file({ filters: { own_rating } })).toEqual(found);
  }
  expect(await names({ filters: { own_rating: '1', status: 'Shortlisted' } })).toEqual({
    names: [],
    total: 0,
    applied: 3,
  });
  expect(await names({ sort: 'date', filters: { own_rating: '2', search: 'f' } })).toMatchObject({
    names: ['Five', 'Four'],
  });
});

test('the best of whom one has rated so are chosen among them alone', async () => {
  const { job, names } = await post({
    Unrated: { score: 900 },
    Two: { score: 800, stars: 2 },
    Four: { score: 100, stars: 4 },
  });
  const options = { action: 'top_applicant', top_applicant: 5, filters: { own_rating: '3' } } as const;
  const body = { changed_status: 'Shortlisted' as const, options };
  const { changed } = await service.call(changeApplicantStatus, { params: { id: job }, body }, { as: service.owner });
  expect(changed).toBe(1);
  expect(await names({ filters: { status: 'Shortlisted' } })).toMatchObject({ names: ['Four'] });
});

test('in a blind review the ratings order and narrow the list as ever, and tell nothing of who is hidden', async () => {
  const { job, names } = await post({ Ada: { score: 900 }, Rae: { score: 100, stars: 5 } });
  await service.call(setBlindReview, { params: { id: job }, body: { is_blind: true } }, { as: service.owner });
  expect((await names({ sort: 'rating' })).names).toEqual(['Rae', 'Ada']);
  const { applicants } = await service.applicants(job, { filters: { own_rating: '5' } });
  expect(applicants).toMatchObject([{ hidden_as: 2, own_rating: 5, user_info: null }]);
});

test('stars that there are not are refused', async () => {
  const { _id } = service.post();
  const filters = { own_rating: '6' } as unknown as { own_rating: '5' };
  await expect(service.applicants(_id, { filters })).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'filters.own_rating' }],
  });
});
