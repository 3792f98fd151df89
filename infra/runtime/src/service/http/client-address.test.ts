import { expect, test } from 'vitest';
import { countedAddress, loggedAddress } from './client-address.ts';

test.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
  ['::1', '::', '::'],
  ['fe80::1%eth0', 'fe80::', 'fe80::'],
  ['192.0.2.77:51234', '192.0.2.77', '192.0.2.0'],
  ['[2001:db8:1:2:3:4:5:6]:51234', '2001:db8:1:2::', '2001:db8:1::'],
  ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::', '2001:db8:1::'],
  ['', 'unknown', 'unknown'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s and logged as %s', (ip, counted, logged) => {
  expect(countedAddress(ip)).toBe(counted);
  expect(loggedAddress(ip)).toBe(logged);
});
