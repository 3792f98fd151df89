import { AppError } from '@waypost/contracts/errors';
import { expect, test, vi } from 'vitest';
import { untilThere } from './until-there.ts';

const silent = () => undefined;
const away = new AppError('unavailable', 'jobs is away.');

test('goes on where a part was away, and says so', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(away).mockResolvedValue('loaded');
  const said: string[] = [];
  expect(await untilThere(load, (sentence) => said.push(sentence), 0)).toBe('loaded');
  expect(said).toEqual(['jobs is away. Going on in a moment …']);
});

test('does not repeat what fails for another reason', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new AppError('conflict', 'Somebody was faster.'));
  await expect(untilThere(load, silent, 0)).rejects.toThrow('Somebody was faster.');
  expect(load).toHaveBeenCalledTimes(1);
});

test('gives up on a part that stays away', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(away);
  await expect(untilThere(load, silent, 0)).rejects.toThrow(away);
  expect(load).toHaveBeenCalledTimes(10);
});
