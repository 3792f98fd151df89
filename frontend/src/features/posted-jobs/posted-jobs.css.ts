import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { ease, motion, space } from '../../theme/tokens.ts';

export const controls = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '11rem minmax(0, 20rem) 1fr' },
  },
});
export const right = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': { [below.tablet]: { justifyContent: 'space-between' } },
});
export const grid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  transition: `opacity ${motion.quick} ${ease}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The actions of all cards of a row stand on one line. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[4],
  height: '100%',
});
