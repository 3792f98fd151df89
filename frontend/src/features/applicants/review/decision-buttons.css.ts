import { globalStyle, style } from '@vanilla-extract/css';
import { print } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/tokens.ts';

/** Equally wide beside each other; below each other where one would not stand in one line. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [print]: { display: 'none' } },
});
globalStyle(`${buttons} > *`, { flex: '1 1 0', whiteSpace: 'nowrap' });
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
