import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** What a row is about has more room than the rest of it. */
export const job = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  minWidth: '14rem',
  overflowWrap: 'anywhere',
});
