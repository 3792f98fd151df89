import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { radius, target, type, weight } from '../../theme/tokens.ts';

export const monogram = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: target.row,
  height: target.row,
  ...type.sm,
  fontWeight: weight.strong,
  color: color.tone.neutral.text,
  background: color.tone.neutral.surface,
  border: `1px solid ${color.tone.neutral.border}`,
  borderRadius: radius.control,
  userSelect: 'none',
});
