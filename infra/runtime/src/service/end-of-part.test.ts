import { expect, test } from 'vitest';
import { endOfPart } from './end-of-part.ts';

const list = (...ids: string[]) => ({ found: ids.map((id) => ({ id })), limit: 2 });

test.each([
  ['all are at their end', [list('a'), list()], null],
  ['one goes on', [list('a', 'd'), list('b')], 'd'],
  ['several go on: as far as the shortest', [list('a', 'd'), list('b', 'c')], 'c'],
] as const)('%s', (_what, parts, end) => expect(endOfPart(...parts)).toBe(end));
