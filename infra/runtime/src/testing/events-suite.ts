import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventRecord, Events, Outcome, ReceivedRecord } from '../ports/events.ts';
import type { OpenedPort, OpenPort } from './opened-port.ts';
import { until } from './until.ts';

const record = (key: string, value: string): EventRecord => ({ key, value, headers: { type: 'test' } });
const done: Outcome = { kind: 'done' };
const byKey = (a: ReceivedRecord, b: ReceivedRecord) => a.key.localeCompare(b.key);
const newTopic = () => `topic-${randomUUID()}`;

/** What a driver of the events port promises. */
export function eventsSuite(name: string, open: OpenPort<Events>): void {
  describe(`events on ${name}`, () => {
    let opened: OpenedPort<Events>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    async function collect(topic: string, group: string, outcome: (record: ReceivedRecord) => Outcome = () => done) {
      const seen: ReceivedRecord[] = [];
      const subscription = await opened.port.subscribe({
        topic,
        group,
        async handle(received) {
          seen.push(received);
          return outcome(received);
        },
      });
      return { seen, values: () => seen.map(({ value }) => value), lag: subscription.lag, close: subscription.close };
    }

    const lettersOf = async (topic: string) =>
      (await opened.port.deadLetters()).filter((letter) => letter.topic === topic);

    const finished = (topic: string, group: string) =>
      until(async () => (await opened.port.lag(topic, group)) === 0, { within: 20_000 });

    it('gives each group every record, also those from before it subscribed', async () => {
      const topic = newTopic();
      await opened.port.publish(topic, [record('a', '1'), record('b', '2')]);
      const first = await collect(topic, 'first');
      const second = await collect(topic, 'second');
      await opened.port.publish(topic, [record('a', '3')]);
      await until(() => first.seen.length === 3 && second.seen.length === 3);
      expect(first.seen.find(({ value }) => value === '3')).toMatchObject({
        topic,
        key: 'a',
        headers: { type: 'test' },
      });
      expect(second.values().toSorted()).toEqual(['1', '2', '3']);
      await first.close();
      await second.close();
    });

    it('keeps the order of a key while handlers take different times', async () => {
      const topic = newTopic();
      const seen = new Map<string, number[]>();
      let active = 0;
      const keys = Array.from({ length: 10 }, (_, i) => `key-${i}`);
      const running = new Set<string>();
      const subscription = await opened.port.subscribe({
        topic,
        group: 'g',
        async handle({ key, value }) {
          expect(running.has(key)).toBe(false);
          running.add(key);
          active++;
          for (let turns = Number(value) % 3; turns > 0; turns--) await new Promise(setImmediate);
          seen.set(key, [...(seen.get(key) ?? []), Number(value)]);
          running.delete(key);
          return done;
        },
      });
      for (let i = 0; i < 20; i++)
        await opened.port.publish(
          topic,
          keys.map((key) => record(key, `${i}`)),
        );
      await until(() => active === 200, { within: 20_000 });
      await finished(topic, 'g');
      for (const key of keys) expect(seen.get(key)).toEqual(Array.from({ length: 20 }, (_, i) => i));
      await subscription.close();
    });

    it('lets only the publisher that took a name last publish under it', async () => {
      const topic = newTopic();
      const name = randomUUID();
      const group = await collect(topic, 'g');
      const former = await opened.port.publisher(name);
      await former.publish(topic, [record('a', '1')]);
      const next = await opened.port.publisher(name);
      const other = await opened.port.publisher(randomUUID());
      await expect(former.publish(topic, [record('a', 'late'), record('b', 'late')])).rejects.toThrow(
        /taken over|old epoch|fenced/i,
      );
      await next.publish(topic, [record('a', '2')]);
      await other.publish(topic, [record('a', '3')]);
      await finished(topic, 'g');
      expect(group.values()).toEqual(['1', '2', '3']);
      for (const one of [group, former, next, other]) await one.close();
    });

    it('goes on after the last finished record when it is opened again', async () => {
      const topic = newTopic();
      const before = await collect(topic, 'g');
      await opened.port.publish(topic, [record('a', '1'), record('b', '2')]);
      await finished(topic, 'g');
      expect(before.values().toSorted()).toEqual(['1', '2']);
      await before.close();
      await opened.port.publish(topic, [record('a', '3')]);
      await opened.close();

      opened = await open();
      expect(await opened.port.lag(topic, 'g')).toBeGreaterThanOrEqual(1);
      expect(await opened.port.lag(topic, 'new')).toBeGreaterThanOrEqual(3);
      const after = await collect(topic, 'g');
      await finished(topic, 'g');
      expect(after.values()).toEqual(['3']);
      await after.close();
    });

    it('handles a record again until its handler succeeds, and holds back only its own key', async () => {
      const topic = newTopic();
      const other = newTopic();
      const seen: string[] = [];
      let failures = 3;
      const subscription = await opened.port.subscribe({
        topic,
        group: 'g',
        async handle({ value }) {
          seen.push(value);
          if (value === '1' && failures-- > 0) throw new Error('not yet');
          return done;
        },
      });
      const elsewhere = await collect(other, 'g');
      await opened.port.publish(topic, [record('a', '1'), record('a', '2')]);
      await opened.port.publish(other, [record('a', 'x')]);
      await until(() => elsewhere.seen.length === 1);
      await finished(topic, 'g');
      expect(seen).toEqual(['1', '1', '1', '1', '2']);
      await subscription.close();
      await elsewhere.close();
    });

    it('puts a record aside as a dead letter and goes on', async () => {
      const topic = newTopic();
      const group = await collect(topic, 'g', ({ value }) =>
        value === 'bad' ? { kind: 'dead-letter', reason: 'cannot be read' } : done,
      );
      await opened.port.publish(topic, [record('a', 'bad'), record('a', 'good')]);
      await finished(topic, 'g');
      const letters = await lettersOf(topic);
      expect(letters).toHaveLength(1);
      expect(letters[0]).toMatchObject({
        group: 'g',
        reason: 'cannot be read',
        attempts: 1,
        record: { key: 'a', value: 'bad', topic },
      });
      expect(group.values()).toEqual(['bad', 'good']);
      await group.close();
    });

    it('hands a replayed dead letter to its own group, once more and no more', async () => {
      const topic = newTopic();
      let readable = false;
      const group = await collect(topic, 'g', () =>
        readable ? done : { kind: 'dead-letter', reason: 'cannot be read' },
      );
      const other = await collect(topic, 'other');
      await opened.port.publish(topic, [record('a', '1'), record('b', '2')]);
      await finished(topic, 'g');
      readable = true;
      const letters = await lettersOf(topic);
      expect(letters.map(({ replayed_at }) => replayed_at)).toEqual([undefined, undefined]);
      await opened.port.replay(letters);
      await until(() => group.seen.length === 4, { within: 20_000 });
      expect(group.seen.slice(2).toSorted(byKey)).toEqual(letters.map((letter) => letter.record).toSorted(byKey));
      await opened.port.publish(topic, [record('a', '3'), record('b', '4')]);
      await Promise.all([finished(topic, 'g'), finished(topic, 'other')]);
      expect(group.values().toSorted()).toEqual(['1', '1', '2', '2', '3', '4']);
      expect(other.values().toSorted()).toEqual(['1', '2', '3', '4']);
      expect((await lettersOf(topic)).map(({ replayed_at }) => replayed_at)).toEqual([
        expect.any(String),
        expect.any(String),
      ]);
      await group.close();
      await other.close();
    });

    it('keeps what fails again after its replay as the same dead letter, open once more', async () => {
      const topic = newTopic();
      let reason = 'first';
      const group = await collect(topic, 'g', () => ({ kind: 'dead-letter', reason }));
      await opened.port.publish(topic, [record('a', 'bad')]);
      await finished(topic, 'g');
      const letters = await lettersOf(topic);
      reason = 'second';
      await opened.port.replay(letters);
      const [again, ...others] = await until(
        async () => {
          const found = await lettersOf(topic);
          return found[0]?.reason === 'second' && found;
        },
        { within: 30_000 },
      );
      expect(others).toEqual([]);
      expect(again).toEqual({ ...letters[0], reason: 'second', attempts: 2, at: expect.any(String) });
      await group.close();
    });

    it('gives a replayed letter to a group that comes later', async () => {
      const topic = newTopic();
      const before = await collect(topic, 'g', () => ({ kind: 'dead-letter', reason: 'too early' }));
      await opened.port.publish(topic, [record('a', '1')]);
      await finished(topic, 'g');
      await before.close();
      await opened.port.replay(await lettersOf(topic));
      const after = await collect(topic, 'g');
      await until(() => after.seen.length === 1, { within: 20_000 });
      expect(after.values()).toEqual(['1']);
      await after.close();
    });

    it('lists a discarded letter no more, unless it fails anew', async () => {
      const topic = newTopic();
      const group = await collect(topic, 'g', () => ({ kind: 'dead-letter', reason: 'never readable' }));
      await opened.port.publish(topic, [record('a', '1'), record('b', '2'), record('c', '3')]);
      await finished(topic, 'g');
      const [first, second, third] = await lettersOf(topic);
      if (!first || !second || !third) throw new Error('Three letters were expected');
      await opened.port.replay([second]);
      await until(async () => (await lettersOf(topic)).some(({ attempts }) => attempts === 2), { within: 20_000 });
      await opened.port.discard([first, second]);
      expect(await lettersOf(topic)).toEqual([third]);
      await group.close();
      await opened.port.rewind(topic, 'g');
      const again = await collect(topic, 'g', () => ({ kind: 'dead-letter', reason: 'never readable' }));
      await finished(topic, 'g');
      const ids = (letters: readonly { id: string }[]) => letters.map(({ id }) => id).toSorted();
      expect(ids(await lettersOf(topic))).toEqual(ids([first, second, third]));
      await again.close();
    });

    it('publishes much text at once', async () => {
      const topic = newTopic();
      const group = await collect(topic, 'g');
      const large = Array.from({ length: 12 }, (_, i) => `${i} ${'x'.repeat(250_000)}`);
      await opened.port.publish(
        topic,
        large.map((value) => record('a', value)),
      );
      await until(() => group.seen.length === large.length, { within: 20_000 });
      expect(group.values()).toEqual(large);
      await group.close();
    });

    it('waits with a record that is too new, and gives it again', async () => {
      const topic = newTopic();
      let understands = false;
      const group = await collect(topic, 'g', () => (understands ? done : { kind: 'pause', reason: 'version 2' }));
      await opened.port.publish(topic, [record('a', 'new'), record('a', 'later')]);
      await until(() => group.seen.length >= 2);
      expect(await opened.port.lag(topic, 'g')).toBeGreaterThanOrEqual(2);
      understands = true;
      await finished(topic, 'g');
      expect(new Set(group.values().slice(0, -1))).toEqual(new Set(['new']));
      expect(group.values().at(-1)).toBe('later');
      await group.close();
    });

    it('gives a record that was being handled again when its subscription closed without finishing it', async () => {
      const topic = newTopic();
      const failing = await opened.port.subscribe({
        topic,
        group: 'g',
        handle: async () => {
          throw new Error('never');
        },
      });
      await opened.port.publish(topic, [record('a', '1')]);
      await failing.close();
      const working = await collect(topic, 'g');
      await finished(topic, 'g');
      expect(working.values()).toEqual(['1']);
      await working.close();
    });

    it('shares the records of a group between its members, and leaves all to the one that stays', async () => {
      const topic = newTopic();
      const one = await collect(topic, 'g');
      const two = await collect(topic, 'g');
      const batch = (from: number) => Array.from({ length: 40 }, (_, i) => record(`key-${i}`, `${from + i}`));
      await opened.port.publish(topic, batch(0));
      await finished(topic, 'g');
      expect(one.seen.length).toBeGreaterThan(0);
      expect(two.seen.length).toBeGreaterThan(0);
      expect(one.seen.length + two.seen.length).toBe(40);

      await two.close();
      await opened.port.publish(topic, batch(40));
      await finished(topic, 'g');
      expect(one.seen.length + two.seen.length).toBe(80);
      await one.close();
    });

    it('lets one member of a group tell what the group has not finished', async () => {
      const topic = newTopic();
      const one = await collect(topic, 'g', () => ({ kind: 'pause', reason: 'newer' }));
      const two = await collect(topic, 'g', () => ({ kind: 'pause', reason: 'newer' }));
      await opened.port.publish(topic, [record('a', '1'), record('b', '2')]);
      const told = async () => (await Promise.all([one.lag(), two.lag()])).filter((lag) => lag !== undefined);
      await until(async () => (await told()).length === 1);
      expect((await told())[0]).toBeGreaterThanOrEqual(2);
      await one.close();
      await until(async () => ((await two.lag()) ?? 0) >= 2);
      await two.close();
    });

    it('lets a group begin from the start again once nobody is in it', async () => {
      const topic = newTopic();
      await opened.port.publish(topic, [record('a', '1'), record('b', '1'), record('a', '2')]);
      const before = await collect(topic, 'g');
      await finished(topic, 'g');
      expect(await opened.port.groups(topic)).toEqual([{ name: 'g', members: 1 }]);
      await expect(opened.port.rewind(topic, 'g')).rejects.toThrow(/has members|no running instances/);
      await before.close();
      expect(await opened.port.groups(topic)).toEqual([{ name: 'g', members: 0 }]);

      await opened.port.rewind(topic, 'g');
      expect(await opened.port.lag(topic, 'g')).toBeGreaterThanOrEqual(3);
      const after = await collect(topic, 'g');
      await finished(topic, 'g');
      expect(after.values().toSorted()).toEqual(before.values().toSorted());
      await after.close();
    });

    it('takes away what groups that are over have left, their dead letters too, but nothing of one that somebody is in', async () => {
      const topic = newTopic();
      const names = ['former.a', 'former.b', 'present'];
      await opened.port.publish(topic, [record('a', '1')]);
      const members = await Promise.all(
        names.map((name) => collect(topic, name, () => ({ kind: 'dead-letter', reason: 'unreadable' }))),
      );
      await Promise.all(names.map((name) => finished(topic, name)));
      await opened.port.replay(await lettersOf(topic));
      const attempts = async () => (await lettersOf(topic)).map((letter) => letter.attempts);
      await until(async () => (await attempts()).join() === '2,2,2', { within: 30_000 });
      const [a, b, present] = members;
      await a?.close();
      await present?.close();

      const isFormer = async (group: string) => group.startsWith('former.');
      const left = async () => (await lettersOf(topic)).map(({ group }) => group).toSorted();
      await opened.port.retire(topic, isFormer);
      expect(await opened.port.groups(topic)).toMatchObject([{ name: 'former.b', members: 1 }, { name: 'present' }]);
      await until(async () => (await left()).join() === 'former.b,present');
      await b?.close();
      await opened.port.retire(topic, isFormer);
      expect(await opened.port.groups(topic)).toEqual([{ name: 'present', members: 0 }]);
      await until(async () => (await left()).join() === 'present');

      const anew = await collect(topic, 'former.a');
      await finished(topic, 'former.a');
      expect(anew.values()).toEqual(['1']);
      await anew.close();
    });

    it('lets a running handler finish before a subscription is closed', async () => {
      const topic = newTopic();
      const started = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      let ended = false;
      const subscription = await opened.port.subscribe({
        topic,
        group: 'g',
        async handle() {
          started.resolve();
          await release.promise;
          ended = true;
          return done;
        },
      });
      await opened.port.publish(topic, [record('a', '1'), record('a', '2')]);
      await started.promise;
      const closing = subscription.close();
      release.resolve();
      await closing;
      expect(ended).toBe(true);
      expect(await opened.port.lag(topic, 'g')).toBeGreaterThanOrEqual(1);
    });
  });
}
