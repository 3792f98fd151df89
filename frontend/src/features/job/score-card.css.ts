import { style } from '@vanilla-extract/css';
import { below, print, touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space, target, type, weight } from '../../theme/tokens.ts';

/** One below the other beside the text; in a row where the card is as wide as the page. */
export const summary = style({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [below.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
    },
    [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Where the page goes on below it, with room for both lines under the ring from the beginning, so that nothing moves when the score comes. */
export const gauge = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': {
    [below.desktop]: { gridArea: '1 / 1 / span 2 / auto', alignContent: 'center', minHeight: '8.25rem' },
    [below.tiny]: { gridArea: 'auto' },
  },
});
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minHeight: target.pointer,
  ...type.sm,
  fontWeight: weight.strong,
  color: color.accentText,
  borderRadius: radius.control,
  ':hover': { background: color.hover },
  '@media': { [touch]: { minHeight: target.touch }, [print]: { display: 'none' } },
});
export const chevron = style({
  transition: `transform ${motion.quick} ${ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
