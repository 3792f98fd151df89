import { afterEach, beforeEach, expect, test } from 'vitest';
import { eicar, startFakeClamd } from '../testing/fake-clamd.ts';
import { createClamd } from './clamd.ts';

type FakeClamd = Awaited<ReturnType<typeof startFakeClamd>>;
let clamd: FakeClamd;
beforeEach(async () => {
  clamd = await startFakeClamd();
});
afterEach(() => clamd.close());

/** Instead of the one that gives verdicts. */
async function answering(answer: string): Promise<string> {
  await clamd.close();
  clamd = await startFakeClamd({ answer });
  return clamd.url;
}

test('tells a clean file from one in which EICAR stands, across its chunks', async () => {
  const { scan } = createClamd({ url: clamd.url });
  const clean = Buffer.alloc(2 * 1024 * 1024, 'a');
  expect(await scan(clean)).toEqual({ status: 'clean' });
  expect(clamd.scanned).toEqual([clean.length]);
  const infected = Buffer.concat([clean.subarray(0, 64 * 1024 - 10), Buffer.from(eicar), clean.subarray(0, 1000)]);
  expect(await scan(infected)).toEqual({ status: 'infected', name: 'Win.Test.EICAR_HDB-1' });
});

test.each([
  ['says that the file is too long for it', 'INSTREAM size limit exceeded. ERROR'],
  ['says nothing', ''],
  ['is none', 'x'.repeat(100_000)],
])('a clamd that %s counts as away', async (_, answer) => {
  const { scan } = createClamd({ url: await answering(answer), deadlineMs: 500 });
  await expect(scan(Buffer.from('a'))).rejects.toMatchObject({ code: 'unavailable' });
});

test('so does one that does not listen', async () => {
  const { url } = clamd;
  await clamd.close();
  await expect(createClamd({ url }).scan(Buffer.from('a'))).rejects.toMatchObject({ code: 'unavailable' });
  clamd = await startFakeClamd();
});
