import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Embedded, openEmbedded } from '../embedded/embedded-ports.ts';
import type { Collection, Documents } from '../ports/documents.ts';
import { createKeyedMutex, type KeyedMutex } from './keyed-mutex.ts';
import { newId } from './new-id.ts';

type Ticket = { _id: string; whose: string };
const most = 3;

let embedded: Embedded;
let tickets: Collection<Ticket>;
/** As of two instances. */
let mutexes: KeyedMutex[];
beforeEach(async () => {
  embedded = await openEmbedded({ file: ':memory:' });
  const { documents } = embedded.portsFor('orders');
  tickets = await documents.collection<Ticket>({ name: 'tickets', indexes: [{ key: { whose: 1 } }] });
  mutexes = [createKeyedMutex(documents, 'tickets'), createKeyedMutex(documents, 'tickets')];
});
afterEach(() => embedded.close());

async function take(whose: string): Promise<boolean> {
  if ((await tickets.countDocuments({ whose })) >= most) return false;
  await tickets.insertOne({ _id: newId(), whose });
  return true;
}

test('of many that come at once to several instances exactly those are made for whom there is room', async () => {
  const asked = ['ada', 'bert'].flatMap((whose) =>
    mutexes.flatMap((exclusively) => Array.from({ length: 5 }, () => exclusively(whose, () => take(whose)))),
  );
  const taken = await Promise.all(asked);
  expect(taken.filter(Boolean)).toHaveLength(2 * most);
  expect(await tickets.countDocuments({ whose: 'ada' })).toBe(most);
});

test('what fails keeps nobody else waiting', async () => {
  const [exclusively] = mutexes as [KeyedMutex];
  const failed = exclusively('ada', () => Promise.reject(new Error('No paper')));
  await expect(failed).rejects.toThrow('No paper');
  await expect(exclusively('ada', () => take('ada'))).resolves.toBe(true);
});

test('however many of one person wait for another instance, one of them asks for all', async () => {
  const { documents } = embedded.portsFor('orders');
  let asked = 0;
  const counting: Documents = {
    async collection(spec) {
      const collection = await documents.collection(spec);
      if (spec.name !== 'relay-leases') return collection as never;
      return {
        ...collection,
        updateOne: (...of: Parameters<typeof collection.updateOne>) => ((asked += 1), collection.updateOne(...of)),
      } as never;
    },
  };
  const [elsewhere] = mutexes as [KeyedMutex];
  const done = Promise.withResolvers<void>();
  const held = elsewhere('ada', () => done.promise);
  const here = createKeyedMutex(counting, 'tickets');
  const waiting = Array.from({ length: 50 }, () => here('ada', () => take('ada')));
  await sleep(300);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(50);
  done.resolve();
  await held;
  expect((await Promise.all(waiting)).filter(Boolean)).toHaveLength(most);
});
