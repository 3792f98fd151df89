import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, headerHeight, motion, radius, space } from '../../theme/tokens.ts';

/** The form, and the result beside it where there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', gap: space[8] } },
});
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5], minWidth: 0 });
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  scrollMarginTop: `calc(${headerHeight} + ${space[4]})`,
});
export const result = style({
  transition: `opacity ${motion.calm} ${ease}`,
  selectors: { '&[data-stale]': { opacity: 0.5 } },
});
export const verdict = style({ maxWidth: '22rem', textAlign: 'center' });
export const nudge = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  background: color.sunken,
  borderRadius: radius.control,
});
export const anyWords = style({ overflowWrap: 'anywhere' });
export const steps = style({ display: 'flex', flexDirection: 'column', gap: space[4], margin: 0, padding: 0 });
