import { style } from '@vanilla-extract/css';
import { color } from '../../theme/theme.css.ts';
import { space, target, type } from '../../theme/tokens.ts';

export const back = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target.pointer,
  ...type.sm,
  color: color.accentText,
});
