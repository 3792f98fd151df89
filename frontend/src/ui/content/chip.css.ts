import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { radius, space, type } from '../../theme/tokens.ts';

export const chip = style({
  ...type.xs,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  paddingBlock: space[0.5],
  paddingInline: space[2],
  color: color.textMuted,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
});
export const words = style({ overflowWrap: 'anywhere' });
