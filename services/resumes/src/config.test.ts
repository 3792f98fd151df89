import { ConfigError } from '@waypost/runtime/service/process/config';
import { expect, test } from 'vitest';
import { readResumesSettings } from './config.ts';

test('files are scanned where CLAMD_URL says, and nowhere without it', () => {
  expect(readResumesSettings({ CLAMD_URL: 'tcp://clamd:3310' })).toEqual({ clamdUrl: 'tcp://clamd:3310' });
  expect(readResumesSettings({})).toEqual({});
});

test.each(['clamd:3310', 'http://clamd:3310', 'tcp://clamd', 'tcp://'])('%j is no address of a clamd', (CLAMD_URL) => {
  expect(() => readResumesSettings({ CLAMD_URL })).toThrow(ConfigError);
});
