import { AppError } from '@waypost/contracts/errors';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { whileAway } from './while-away.ts';

const log = pino({ level: 'silent' });
const atOnce = { first: 0, longest: 0 };
const away = new AppError('unavailable', 'away');

test('what is away is tried again until it is there', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue();
  await whileAway(work, log, atOnce);
  expect(work).toHaveBeenCalledTimes(3);
});

test('what fails for another reason is not tried again', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('wrong'));
  await expect(whileAway(work, log, atOnce)).rejects.toThrow('wrong');
  expect(work).toHaveBeenCalledTimes(1);
});
