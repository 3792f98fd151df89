import { style } from '@vanilla-extract/css';
import { from, print } from '../../theme/breakpoints.ts';
import { space } from '../../theme/tokens.ts';

export const filters = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) 11rem auto', justifyContent: 'start' },
    [print]: { display: 'none' },
  },
});
