import { style } from '@vanilla-extract/css';
import { touch } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/theme.css.ts';
import { ease, motion, radius, space, target, type, weight } from '../../../theme/tokens.ts';

export const group = style({ selectors: { '& + &': { borderTop: `1px solid ${color.border}` } } });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: target.row,
  ...type.sm,
  fontWeight: weight.strong,
  borderRadius: radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [touch]: { minHeight: target.touch } },
});
export const chevron = style({
  color: color.textMuted,
  transition: `transform ${motion.quick} ${ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const content = style({ paddingBottom: space[4] });
export const option = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
