import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, radius, space, type } from '../../theme/tokens.ts';

const slide = keyframes({ from: { left: '-40%' }, to: { left: '100%' } });

export const bar = style({ display: 'flex', flexDirection: 'column', gap: space[1], width: '100%' });
export const words = style({ display: 'flex', justifyContent: 'space-between', gap: space[2], ...type.xs });
export const value = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  position: 'relative',
  height: '6px',
  overflow: 'hidden',
  background: color.gauge.track,
  borderRadius: radius.round,
  // Forced colours take grounds away.
  forcedColorAdjust: 'none',
});
export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  background: color.accent,
  borderRadius: radius.round,
  transition: `width ${motion.calm} ${ease}`,
});
export const moving = style({ width: '40%', animation: `${slide} 1.2s ${ease} infinite` });
