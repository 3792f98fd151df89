import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space, target, type, weight } from '../../theme/tokens.ts';

export const gauge = style({ display: 'grid', justifyItems: 'center' });
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
  '@media': { [touch]: { minHeight: target.touch } },
});
export const chevron = style({
  transition: `transform ${motion.quick} ${ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});
