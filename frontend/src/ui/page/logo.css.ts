import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, type, weight } from '../../theme/tokens.ts';

export const mark = style({ color: color.accent });
export const post = style({ stroke: 'currentColor' });
export const arm = style({ fill: 'currentColor', stroke: 'currentColor' });
export const openArm = style({ fill: color.surface, stroke: 'currentColor' });
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  ...type.lg,
  fontWeight: weight.strong,
  color: color.text,
});
