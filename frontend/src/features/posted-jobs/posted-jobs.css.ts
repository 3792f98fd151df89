import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, print } from '../../theme/breakpoints.ts';
import { color, control } from '../../theme/theme.css.ts';
import { ease, motion, space, target, type } from '../../theme/tokens.ts';

/**
 * The search has a line of its own until there is room for all of them beside each other. The last place is kept for a
 * field that may come later, so that nothing moves.
 */
export const controls = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  '@media': {
    [from.table]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem repeat(3, 12rem)' },
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [print]: { display: 'none' },
  },
});
export const search = style({ gridColumn: '1 / -1', '@media': { [from.table]: { gridColumn: 'auto' } } });
export const countLine = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: target.row,
  '@media': { [below.tiny]: { flexWrap: 'wrap' } },
});
export const wideOnly = style({
  display: 'flex',
  gap: space[1],
  '@media': { [below.desktop]: { display: 'none' } },
});
export const grid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  transition: `opacity ${motion.quick} ${ease}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.55 } },
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The people of all cards of a row stand on one line. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[4],
  height: '100%',
});
export const cardHead = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  '@media': { [below.tiny]: { flexWrap: 'wrap' } },
});
globalStyle(`:is(${cardHead}, ${countLine}) button`, { '@media': { [print]: { display: 'none' } } });
globalStyle(`${cardHead} > :first-child`, { minWidth: 0, overflowWrap: 'anywhere' });
// Level with the first line of the title.
globalStyle(`${cardHead} > :last-child`, {
  flexShrink: 0,
  marginTop: `calc((${type.md.lineHeight} - ${control.small}) / 2)`,
});
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: target.small,
  paddingTop: space[3],
  borderTop: `1px solid ${color.border}`,
});
export const rowBones = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '2fr 1.5fr auto auto',
  alignItems: 'center',
});
