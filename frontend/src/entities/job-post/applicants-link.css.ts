import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { space } from '../../theme/tokens.ts';

/** In a column of a table it would always wrap. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [below.tiny]: { flexWrap: 'wrap' } },
});
