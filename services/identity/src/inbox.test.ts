import { limits } from '@waypost/contracts/constants';
import { nextId } from '@waypost/contracts/testing/factory';
import { describe, expect, test } from 'vitest';
import { countOf, type Inbox, markRead, type News, nothingYet, tell, unreadOf } from './inbox.ts';

const person = nextId();
const second = 1_000;
const begin = Date.parse('2026-03-02T08:00:00.000Z');
const after = (ms: number) => new Date(begin + ms).toISOString();

const facts = {
  job_post_id: nextId(),
  job_post_category: 'Recruitment',
  from: 'Applied',
  status: 'Shortlisted',
} as const;
function news(some: Partial<Omit<News, 'kind' | 'facts'>> & { status?: 'Shortlisted' | 'Selected' } = {}): News {
  const { status = 'Shortlisted', ...rest } = some;
  return {
    kind: 'application-status',
    about: 'an application',
    key: nextId(),
    at: after(0),
    ...rest,
    facts: { ...facts, status },
  };
}

const told = (...all: readonly News[]): Inbox =>
  all.reduce<Inbox>((inbox, one) => tell(inbox, person, one)?.value ?? inbox, nothingYet);

test('what is told comes first, unread', () => {
  const { notifications } = told(news({ about: 'one' }), news({ about: 'two', at: after(second) }));
  expect(notifications.map(({ about, is_read }) => ({ about, is_read }))).toEqual([
    { about: 'two', is_read: false },
    { about: 'one', is_read: false },
  ]);
});

test('the same is told once, also after it was read', () => {
  const one = news();
  const read = markRead(told(one), undefined);
  expect(tell(read?.value ?? nothingYet, person, one)).toBeUndefined();
});

test('telling it again makes the same notification wherever nothing is left of it', () => {
  const one = news();
  expect(told(one)).toEqual(told(one));
});

describe('within a minute', () => {
  test('what is about the same is one notification, of the latest', () => {
    const { notifications } = told(news(), news({ at: after(59 * second), status: 'Selected' }));
    expect(notifications).toMatchObject([
      {
        at: after(59 * second),
        since: after(0),
        facts: { status: 'Selected' },
        keys: [{}, {}].map(() => expect.any(String)),
      },
    ]);
  });

  test('what comes late joins, and does not take the place of the latest', () => {
    const { notifications } = told(news({ at: after(30 * second), status: 'Selected' }), news({ at: after(0) }));
    expect(notifications).toMatchObject([{ at: after(30 * second), since: after(0), facts: { status: 'Selected' } }]);
  });

  test('what joins something that was read is unread again', () => {
    const read = markRead(told(news()), undefined)?.value ?? nothingYet;
    const joined = tell(read, person, news({ at: after(second) }))?.value ?? nothingYet;
    expect([unreadOf(read), unreadOf(joined), joined.notifications.length]).toEqual([0, 1, 1]);
  });

  test.each([
    ['what is about something else', { about: 'another' }],
    ['what comes a minute after the first', { at: after(60 * second) }],
  ])('%s stands by itself', (_, some) => {
    expect(told(news(), news(some)).notifications).toHaveLength(2);
  });

  const applied = (key: string, at = after(0)): News => ({
    kind: 'new-applicant',
    about: facts.job_post_id,
    key,
    at,
    facts: { job_post_id: facts.job_post_id },
  });

  test('as many as come are one, of which the latest fifty are known by their keys', () => {
    const { notifications } = told(...Array.from({ length: 120 }, (_, at) => applied(`${at}`, after(at))));
    expect(notifications.map((one) => [countOf(one), one.keys.length])).toEqual([[120, 50]]);
  });

  test.each([[[true, undefined]], [[undefined, true]]] as const)(
    'of what is told together it is known that there is more than was counted',
    (known) => {
      const all = known.map((has_more, at) => news({ key: `${at}`, ...(has_more && { has_more }) }));
      expect(told(...all).notifications).toMatchObject([{ has_more: true }]);
    },
  );

  test.each([
    ['the latest', 119],
    ['one whose key is forgotten', 3],
  ])('of many, %s is not counted twice', (_, which) => {
    const all = Array.from({ length: 120 }, (__, at) => applied(`${at}`, after(at)));
    const again = all[which];
    expect(again && tell(told(...all), person, again)).toBeUndefined();
  });

  test('of scores the best is told, in whatever order they come, and of one applicant who applies again the later', () => {
    const scored = (key: string, best_score: number): News => ({
      kind: 'score-ready',
      about: facts.job_post_id,
      key,
      at: after(0),
      facts: { job_post_id: facts.job_post_id, best_score },
    });
    for (const scores of [
      [scored('a', 400), scored('b', 900)],
      [scored('b', 900), scored('a', 400)],
    ]) {
      expect(told(...scores).notifications).toMatchObject([
        { facts: { best_score: 900 }, keys: [{}, {}].map(() => expect.any(String)) },
      ]);
    }
    const again = { ...scored('b', 400), at: after(1), instead: 'a' };
    expect(told(scored('a', 900), again).notifications).toMatchObject([{ facts: { best_score: 400 } }]);
    expect(told(scored('c', 900), scored('a', 500), again).notifications[0]?.facts).toMatchObject({ best_score: 900 });
  });
});

describe('beyond the most that are kept', () => {
  const full = Array.from({ length: limits.notifications + 1 }, (_, at) =>
    news({ about: nextId(), at: after(at * second) }),
  );

  test('the oldest is forgotten', () => {
    const { notifications } = told(...full);
    expect(notifications).toHaveLength(limits.notifications);
    expect(notifications.at(-1)?.at).toBe(after(second));
  });

  test('what was forgotten is not told again', () => {
    const [forgotten] = full;
    expect(forgotten && tell(told(...full), person, forgotten)).toBeUndefined();
  });
});

describe('reading', () => {
  const inbox = told(news({ about: 'one' }), news({ about: 'two' }), news({ about: 'three' }));
  const [first] = inbox.notifications;

  test('marks those that are named', () => {
    expect(unreadOf(markRead(inbox, [first?._id ?? ''])?.value ?? inbox)).toBe(2);
  });

  test('marks all', () => {
    expect(unreadOf(markRead(inbox, undefined)?.value ?? inbox)).toBe(0);
  });

  test('changes nothing where nothing is unread, or ids are strange', () => {
    expect(markRead(inbox, [nextId()])).toBeUndefined();
    expect(markRead(nothingYet, undefined)).toBeUndefined();
  });
});
