import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { radius, space, target, type, weight } from '../../theme/tokens.ts';

/** As high with a score as without, so that one which arrives moves no row. */
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target.small,
  whiteSpace: 'nowrap',
});
export const meter = style({ display: 'flex', flexDirection: 'column', width: '3.5rem' });
export const number = style({ ...type.sm, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
const bar = style({ display: 'block', height: '100%', borderRadius: radius.round });
export const fill = styleVariants(
  { green: color.gauge.green, yellow: color.gauge.yellow, orange: color.gauge.orange, red: color.gauge.red },
  (background) => [bar, { background }],
);
