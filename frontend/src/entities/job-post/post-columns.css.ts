import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** What a row is about has more room than the rest of it. */
export const job = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  minWidth: '12rem',
  overflowWrap: 'anywhere',
});
/** A company of one long word, or several cities, all of which are told. */
export const words = style({ minWidth: '6rem', overflowWrap: 'anywhere' });
