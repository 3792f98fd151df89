import { limits } from '@waypost/contracts/constants';
import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 KB'],
  [860_000, '840 KB'],
  [1_468_006, '1.4 MB'],
  [limits.resumeBytes + 1, '2.1 MB'],
])('%i bytes read %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));
