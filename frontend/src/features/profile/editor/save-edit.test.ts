import { aProfile } from '@waypost/contracts/testing/people';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import type { EditRules } from './edit-rules.ts';
import { saveEdit } from './save-edit.ts';

const edit = { id: 'a', base: { title: 'Baker' }, mine: { title: 'Cook' }, version: 1 };
const stale = (version: number) => new ApiError('version-conflict', { profile: aProfile({ version }) });
const rules = (send: EditRules['send'], isThere = false): EditRules => ({
  name: 'work_experiences',
  noun: 'work experience',
  empty: { title: '' },
  problemsOf: () => [],
  send,
  theirsIn: ({ base }) => base,
  isThere: () => isThere,
  fieldOf: () => 'title',
});

test('what is refused as stale is sent again on the version that came with the refusal', async () => {
  const profile = aProfile({ version: 4 });
  const send = vi.fn<EditRules['send']>().mockRejectedValueOnce(stale(2)).mockRejectedValueOnce(stale(3));
  send.mockResolvedValue(profile);
  expect(await saveEdit(rules(send), edit)).toEqual({ kind: 'saved', profile });
  expect(send.mock.calls.map(([, form, version]) => [form, version])).toEqual([
    [edit.mine, 1],
    [edit.mine, 2],
    [edit.mine, 3],
  ]);
});

test('what was saved by a call whose answer was lost is not saved twice', async () => {
  const send = vi.fn<EditRules['send']>().mockRejectedValue(stale(2));
  expect(await saveEdit(rules(send, true), edit)).toMatchObject({ kind: 'saved', profile: { version: 2 } });
  expect(send).toHaveBeenCalledTimes(1);
});

test('where others are always faster it gives up, and any other failure is told at once', async () => {
  const always = vi.fn<EditRules['send']>().mockRejectedValue(stale(2));
  await expect(saveEdit(rules(always), edit)).rejects.toMatchObject({ code: 'version-conflict' });
  expect(always).toHaveBeenCalledTimes(10);
  const away = vi.fn<EditRules['send']>().mockRejectedValue(ApiError.network());
  await expect(saveEdit(rules(away), edit)).rejects.toMatchObject({ code: 'network' });
  expect(away).toHaveBeenCalledTimes(1);
});
