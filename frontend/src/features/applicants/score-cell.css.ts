import { style } from '@vanilla-extract/css';
import { space, target } from '../../theme/tokens.ts';

/** As high as with a gauge, so that a score that arrives moves no row. */
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target.touch,
  whiteSpace: 'nowrap',
});
