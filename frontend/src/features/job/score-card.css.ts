import { style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space, type, weight } from '../../theme/tokens.ts';

export const gauge = style({ display: 'grid', justifyItems: 'center' });
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minHeight: '1.75rem',
  ...type.sm,
  fontWeight: weight.strong,
  color: color.accentText,
  borderRadius: radius.control,
  ':hover': { background: color.hover },
  '@media': { [touch]: { minHeight: '2.75rem' } },
});
export const chevron = style({
  transition: `transform ${motion.quick} ${ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const parts = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const partHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const points = style({
  ...type.sm,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  height: space[1],
  overflow: 'hidden',
  background: color.gauge.track,
  borderRadius: radius.round,
});
export const fill = style({ height: '100%', background: color.accent, borderRadius: radius.round });
export const evidence = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  ...type.xs,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const advice = style({ display: 'flex', gap: space[1], ...type.xs, overflowWrap: 'anywhere' });
