import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { definition, layout } from './index-layout.ts';

it('gets a new number with every change of the definition, so that no process takes one for the other', () => {
  const hash = createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 12);
  expect({ layout, hash }).toEqual({ layout: 12, hash: '2d2017923738' });
});
