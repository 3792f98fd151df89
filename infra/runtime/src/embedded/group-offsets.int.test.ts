import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { createOffsets } from './group-offsets.ts';

it('saves what was reached at the very moment in which what was reached before is saved', async () => {
  const database = openDatabase(':memory:');
  const offsets = createOffsets(database, 'job-posts', 'test', pino({ level: 'silent' }));
  offsets.reached(0, 1);
  // Done in the same commit, and so told of it in the same moment.
  await database.write(() => undefined);
  offsets.reached(0, 2);
  await offsets.saved();
  expect(offsets.of(0)).toBe(2);
  database.close();
});
