import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/tokens.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
