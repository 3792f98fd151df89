import { listScores, matchJobPosts, readWork } from '@waypost/contracts/calls/scoring';
import { AppError } from '@waypost/contracts/errors';
import { aProfileUser } from '@waypost/contracts/testing/people';
import { vectorOf } from '@waypost/model/vectors';
import { newId } from '@waypost/runtime/service/new-id';
import { someUser } from '@waypost/runtime/testing/actors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ScoringPool } from './scoring-pool.ts';
import { nurseSkill, somePost, someProfile, startScoring, type TestScoring } from './testing/start-scoring.ts';
import { workHere } from './testing/work-here.ts';

let scoring: TestScoring;
/** How many posts were scored in each piece. */
let pieces: number[] = [];
/** What a piece waits for, or is refused with. */
let before: (posts: number) => Promise<void> | void;

beforeAll(async () => {
  scoring = await startScoring({
    openPool() {
      const pool = workHere();
      const run = (async (name, input: { jobs?: readonly unknown[] }, owner) => {
        const posts = input.jobs?.length ?? 1;
        await before(posts);
        pieces.push(posts);
        return pool.run(name, input as never, owner);
      }) as ScoringPool['run'];
      return { ...pool, run };
    },
  });
});
beforeEach(() => {
  pieces = [];
  before = () => {};
});
afterAll(() => scoring.close());

function nurse() {
  const actor = someUser('Job Seeker');
  scoring.profiles.set(actor.user_id, someProfile(actor.user_id, { skills: [nurseSkill] }));
  return actor;
}
function post(some: Parameters<typeof somePost>[1] = {}) {
  const made = somePost(newId(), some);
  scoring.posts.set(made._id, made);
  return made;
}
const posts = (count: number, some: Parameters<typeof somePost>[1] = {}) =>
  Array.from({ length: count }, () => post(some));
type Post = { _id: string; version: number };
const match = (user_id: string, wanted: readonly Post[]) =>
  scoring.call(
    matchJobPosts,
    { body: { user_id, posts: wanted.map(({ _id, version }) => ({ job_post_id: _id, version })) } },
    { as: { kind: 'service', name: 'bff' } },
  );

test('posts have the scores that a page of them has', async () => {
  const as = nurse();
  const some = [...posts(4), ...posts(3, { skills: [{ skill: 'Welding', is_custom: false }] })];
  const { state, matches } = await match(as.user_id, some);
  expect(state).toBe('ready');
  const { scores } = await scoring.call(
    listScores,
    { querystring: { ids: some.map(({ _id }) => _id).join(',') } },
    { as },
  );
  expect(matches).toEqual(scores);
});

test('what is known is not computed again, until the post or the person has changed', async () => {
  const { user_id } = nurse();
  const [first, second] = [post(), post()];
  await match(user_id, [first, second]);
  await match(user_id, [second, first]);
  expect(pieces).toEqual([2]);
  const edited = { ...somePost(first._id), version: first.version + 1 };
  scoring.posts.set(first._id, edited);
  await match(user_id, [edited, second]);
  expect(pieces).toEqual([2, 1]);
  scoring.profiles.set(user_id, { ...someProfile(user_id), version: 9 });
  await match(user_id, [edited, second]);
  expect(pieces).toEqual([2, 1, 2]);
});

test('posts are scored a few at a time, so that others have their turn between them', async () => {
  await match(nurse().user_id, posts(12));
  expect(pieces).toEqual([5, 5, 2]);
});

test('one’s own posts and those that are gone have no score, and are not waited for', async () => {
  const { user_id } = nurse();
  const own = post({ created_by: user_id });
  const gone = { _id: newId(), version: 1 };
  expect(await match(user_id, [own, gone])).toEqual({
    state: 'ready',
    matches: [own, gone].map(({ _id }) => ({ job_post_id: _id, user_score: null })),
  });
});

test('who has told nothing yet is compared with nothing', async () => {
  const { user_id } = nurse();
  scoring.profiles.set(user_id, someProfile(user_id, { user: aProfileUser({ _id: user_id }) }));
  expect(await match(user_id, posts(1))).toEqual({ state: 'nothing', matches: [] });
});

test('an answer does not wait for what takes long, and who asks again has it', async () => {
  const { user_id } = nurse();
  const some = posts(2);
  let goOn = () => {};
  before = () => new Promise<void>((resolve) => (goOn = resolve));
  expect(await match(user_id, some)).toEqual({ state: 'pending', matches: [] });
  before = () => {};
  goOn();
  expect(await match(user_id, some)).toMatchObject({ state: 'ready', matches: [{}, {}] });
});

test('a post that takes too long costs the others nothing', async () => {
  const { user_id } = nurse();
  const [hostile, ...others] = [post(), post(), post()] as const;
  let alone = 0;
  before = (count) => {
    if (count > 1 || ++alone === 1) throw new AppError('payload-too-large', 'This takes too long to read.');
  };
  const { state, matches } = await match(user_id, [hostile, ...others]);
  expect(state).toBe('ready');
  expect(matches.map(({ user_score }) => user_score === null)).toEqual([true, false, false]);
});

test('a post that takes too long leaves the others of a page their scores', async () => {
  const as = nurse();
  const [hostile, ...others] = [post(), post(), post()] as const;
  let alone = 0;
  before = (count) => {
    if (count > 1 || ++alone === 1) throw new AppError('payload-too-large', 'This takes too long to read.');
  };
  const ids = [hostile, ...others].map(({ _id }) => _id).join(',');
  const { scores } = await scoring.call(listScores, { querystring: { ids } }, { as });
  expect(scores.map(({ job_post_id }) => job_post_id)).toEqual(others.map(({ _id }) => _id));
});

test('while too much is asked of everybody the answer is pending, and is whole later', async () => {
  const { user_id } = nurse();
  const some = posts(2);
  before = () => {
    throw new AppError('unavailable', 'Very much is being read right now.');
  };
  expect(await match(user_id, some)).toEqual({ state: 'pending', matches: [] });
  before = () => {};
  expect(await match(user_id, some)).toMatchObject({ state: 'ready' });
});

test('a newer question takes the place of an older one of the same person', async () => {
  const { user_id } = nurse();
  let goOn = () => {};
  before = () => new Promise<void>((resolve) => (goOn = resolve));
  await match(user_id, posts(12));
  const endFirstPiece = goOn;
  before = () => {};
  await match(user_id, posts(1));
  endFirstPiece();
  await match(user_id, posts(1));
  expect(pieces.toSorted((a, b) => a - b)).toEqual([1, 1, 5]);
});

test('what somebody’s work is about lies near the titles of it, and is nothing where nothing is known', async () => {
  const { user_id } = nurse();
  const work = async () =>
    (await scoring.call(readWork, { params: { id: user_id } }, { as: { kind: 'service', name: 'bff' } })).vector;
  scoring.profiles.set(user_id, someProfile(user_id, { user: aProfileUser({ _id: user_id, headline: 'Plumber' }) }));
  const vector = await work();
  const product = (title: string) =>
    [...vectorOf(title, 96)].reduce((sum, value, at) => sum + value * (vector?.[at] ?? 0), 0);
  expect(product('Pipefitter')).toBeGreaterThan(60);
  expect(product('Pipefitter')).toBeGreaterThan(product('Accountant'));
  scoring.profiles.set(user_id, someProfile(user_id, { user: aProfileUser({ _id: user_id }) }));
  expect(await work()).toBeNull();
});
