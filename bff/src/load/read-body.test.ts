import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const limits = { bytes: 10, withinMs: 60_000, tooLong: 'That is too long' };
const hold = () => undefined;

test('a body is read whole, up to its limit', async () => {
  const body = Readable.from([Buffer.from('01234'), Buffer.from('56789')]);
  expect(String(await readBody(body, limits, hold))).toBe('0123456789');
});

test('a longer one is refused, and the rest passes by unread', async () => {
  const body = new PassThrough();
  body.write('0123456789');
  const read = readBody(body, limits, hold);
  body.write('x');
  await expect(read).rejects.toMatchObject({ code: 'payload-too-large', message: 'That is too long' });
  body.end('y'.repeat(1_000_000));
  await new Promise((resolve) => body.once('end', resolve));
});

test('one that does not come in time is refused', async () => {
  const body = new PassThrough();
  body.write('0');
  const read = readBody(body, { ...limits, withinMs: 20 }, hold);
  await expect(read).rejects.toMatchObject({ code: 'request-timeout' });
});

test('one for which there is no room is refused', async () => {
  const full = () => {
    throw new Error('Full');
  };
  await expect(readBody(Readable.from([Buffer.from('0')]), limits, full)).rejects.toThrow('Full');
});

test('one that breaks off, before or after its refusal, ends nothing but itself', async () => {
  const body = new PassThrough();
  const read = readBody(body, limits, hold);
  body.destroy(new Error('The line broke'));
  await expect(read).rejects.toThrow('The line broke');
  const refused = new PassThrough();
  refused.write('x'.repeat(11));
  await expect(readBody(refused, limits, hold)).rejects.toMatchObject({ code: 'payload-too-large' });
  refused.destroy(new Error('The line broke'));
  await new Promise((resolve) => refused.once('close', resolve));
});
