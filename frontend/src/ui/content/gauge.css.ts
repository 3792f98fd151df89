import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { ease, motion, space, type, weight } from '../../theme/tokens.ts';

export const gauge = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
});
export const ring = style({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 });
globalStyle(`${ring} > svg`, { maxWidth: 'none' });
export const track = style({ stroke: color.gauge.track });
export const arc = style({ transition: `stroke-dashoffset ${motion.calm} ${ease}` });
export const level = styleVariants(
  {
    green: color.gauge.green,
    yellow: color.gauge.yellow,
    orange: color.gauge.orange,
    red: color.gauge.red,
    none: color.gauge.track,
  },
  (stroke) => ({ stroke }),
);
export const number = styleVariants({
  sm: { position: 'absolute', ...type.xs, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' },
  md: { position: 'absolute', ...type.lg, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' },
  lg: { position: 'absolute', ...type.xxl, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' },
});
export const caption = style({ ...type.xs, color: color.textMuted, textAlign: 'center' });
