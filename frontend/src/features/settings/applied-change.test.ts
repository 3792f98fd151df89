import { someSettings } from '@waypost/contracts/testing/settings';
import { expect, test } from 'vitest';
import { appliedChange } from './applied-change.ts';
import { tabAddress, tabAt } from './settings-tabs.ts';

test('a choice that is on its way changes what it names and nothing else', () => {
  const before = someSettings();
  expect(appliedChange(before, { notifications: { 'saved-search': { email: false } } })).toEqual({
    ...before,
    notifications: {
      ...before.notifications,
      'application-status': { bell: true },
      'saved-search': { bell: true, email: false },
    },
  });
  expect(appliedChange(before, { privacy: { show_phone: true } }).privacy).toEqual({
    ...before.privacy,
    show_phone: true,
  });
});

test.each([
  ['', 'account', ''],
  ['tab=security', 'security', 'tab=security'],
  ['tab=Security', 'account', ''],
  ['tab=../x', 'account', ''],
])('the address “%s” is the tab %s', (address, tab, written) => {
  const read = tabAt(new URLSearchParams(address));
  expect([read, tabAddress(read).toString()]).toEqual([tab, written]);
});
