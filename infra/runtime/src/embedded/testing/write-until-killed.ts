import { openEmbedded } from '../embedded-ports.ts';

/** A process of its own: writes to the file it is given and says what was acknowledged, until somebody kills it. */
const embedded = await openEmbedded({ file: process.argv[2] ?? '' });
const { documents, events, tasks } = embedded.portsFor('test');
const notes = await documents.collection<{ _id: string; round: string }>({
  name: 'notes',
  indexes: [{ key: { round: 1 } }],
});
const round = process.argv[3] ?? '';

await tasks.work({
  name: 'endless',
  handle: () => Promise.withResolvers<void>().promise,
  failed: async () => undefined,
});
await tasks.add('endless', { id: 'endless-1', payload: null });

for (let i = 0; ; i += 5) {
  const ids = Array.from({ length: 5 }, (_, j) => `${round}-${i + j}`);
  await Promise.all(
    ids.map(async (id) => {
      await notes.insertOne({ _id: id, round });
      await events.publish('notes', [{ key: id, value: id, headers: {} }]);
      await new Promise<void>((resolve) => process.stdout.write(`${id}\n`, () => resolve()));
    }),
  );
}
