import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { profileChanged } from '@waypost/contracts/events/profile-events';
import { liveUrl } from '@waypost/contracts/live';
import { anEvent } from '@waypost/contracts/testing/events';
import { newId } from '@waypost/runtime/service/new-id';
import { until } from '@waypost/runtime/testing/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, ours, startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => bff.close());

const user_id = account.userInfos.id;
const hear = (data: { user_id?: string }, version: number) =>
  bff.ports.events.publish(profileChanged.topic, [
    {
      key: data.user_id ?? user_id,
      value: JSON.stringify({ ...anEvent(profileChanged, { version }), data: { ...data, dashboards: [] } }),
      headers: {},
    },
  ]);

/** What a browser of the person is told from now on. */
async function openStream(address: string) {
  const { cookie } = await bff.signIn();
  const { body } = await fetch(new URL(`/api${liveUrl}`, address), { headers: { ...ours, cookie } });
  const told: unknown[] = [];
  createInterface({ input: Readable.fromWeb(body as ReadableStream<Uint8Array>) }).on('line', (line) => {
    if (line !== '') told.push(JSON.parse(line));
  });
  return told;
}

const listen = () => bff.http.listen({ host: '127.0.0.1', port: 0 });
const changed = (version: number) => ({ kind: 'profile', id: user_id, version });

test('a changed profile is told in every browser of its person, and to nobody else', async () => {
  const address = await listen();
  const [one, other] = [await openStream(address), await openStream(address)];
  await hear({ user_id: newId() }, 2);
  await hear({ user_id }, 3);
  await until(() => one.length > 0 && other.length > 0);
  expect([one, other]).toEqual([[changed(3)], [changed(3)]]);
});

test('a duplicate and a late event are a hint like any other', async () => {
  const told = await openStream(await listen());
  for (const version of [3, 3, 1]) {
    const before = told.length;
    await hear({ user_id }, version);
    await until(() => told.length > before);
  }
  expect(told).toEqual([changed(3), changed(3), changed(1)]);
});

test('an event that cannot be read is put aside, and the next one is told', async () => {
  const told = await openStream(await listen());
  await hear({}, 3);
  await hear({ user_id }, 4);
  await until(() => told.length > 0);
  expect(told).toEqual([changed(4)]);
  expect(await bff.ports.events.deadLetters()).toMatchObject([{ group: 'bff-live', topic: 'profiles' }]);
});
