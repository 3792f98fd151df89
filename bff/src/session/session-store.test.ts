import type { Sessions } from '@waypost/runtime/ports/sessions';
import { newId } from '@waypost/runtime/service/new-id';
import { expect, test } from 'vitest';
import { createSessionStore } from './session-store.ts';

/** A store that answers, and whose writing over a key fails so. */
function sessionsThatRefuse(refusal: Error): Sessions {
  const kept = new Map<string, string>();
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    replace: () => Promise.reject(refusal),
    members: async () => [],
    delete: async (key) => void kept.delete(key),
    take: () => Promise.reject(refusal),
    increment: () => Promise.reject(refusal),
  };
}

/** Finds a session an hour after it was opened. */
async function findLater(refusal: Error) {
  let now = Date.now();
  const lifetime = { idle: 86_400, absolute: 86_400, onEnd: async () => undefined, now: () => now };
  const store = createSessionStore(sessionsThatRefuse(refusal), lifetime);
  const cookie = await store.open({ kind: 'user', user_id: newId(), dashboards: [] }, { name: null, system: null });
  now += 3_600_000;
  return store.find(cookie);
}

test.each(['OOM command not allowed when used memory > maxmemory', 'MISCONF Redis cannot write to its disk'])(
  'who is signed in stays so in a Redis that answers and takes nothing: %s',
  async (message) => {
    const full = Object.assign(new Error(message), { name: 'ReplyError' });
    expect(await findLater(full)).toMatchObject({ user: { kind: 'user' } });
  },
);

test('what else goes wrong is no such thing', async () => {
  await expect(findLater(new TypeError('a mistake'))).rejects.toThrow('a mistake');
});
