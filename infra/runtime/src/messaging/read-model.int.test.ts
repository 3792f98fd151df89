import { expect, test } from 'vitest';
import { openEmbedded } from '../embedded/embedded-ports.ts';
import { saveIfNewer } from './read-model.ts';

type View = { _id: string; version: number; name: string };

test('the highest version stays, whatever the order', async () => {
  const embedded = await openEmbedded({ file: ':memory:' });
  const views = await embedded.portsFor('orders').documents.collection<View>({ name: 'views', indexes: [] });
  const saved: boolean[] = [];
  for (const version of [2, 1, 2, 4, 3]) {
    saved.push(await saveIfNewer(views, { _id: 'v', version, name: `at ${version}` }));
  }
  expect(saved).toEqual([true, false, false, true, false]);
  expect(await views.findOne({ _id: 'v' })).toEqual({ _id: 'v', version: 4, name: 'at 4' });
  await embedded.close();
});

test('a unique value that another document has is not taken for a stale version', async () => {
  const embedded = await openEmbedded({ file: ':memory:' });
  const spec = { name: 'views', indexes: [{ key: { name: 1 }, unique: true }] } as const;
  const views = await embedded.portsFor('orders').documents.collection<View>(spec);
  await saveIfNewer(views, { _id: 'v', version: 1, name: 'taken' });
  await expect(saveIfNewer(views, { _id: 'w', version: 1, name: 'taken' })).rejects.toMatchObject({ code: 11000 });
  await embedded.close();
});
